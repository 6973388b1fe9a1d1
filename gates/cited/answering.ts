/** Words of a question that ask and join, in the languages a search is asked in; the rest is what it is about. */
const common = new Set(
  `what which when where who whom whose how why does did have has had can could would should will shall may might must your yours mine their there this that these those with from about into than then them they been being were tell know please
  was wann wer wie warum wieso welche welcher welches haben kann konnte bitte eine einen einer eines oder aber sind werden wird mein meine dein deine ihre uber nach
  quel quelle quels quelles quand comment pourquoi est-ce avec pour dans votre notre vous nous elle sont
  cual cuales cuando donde como porque para sobre entre esta este estos tiene tienen puedo puede
  qual quais quando onde como porque para sobre esta este tem posso pode voce
  quale quali quando dove come perche sono della delle degli posso puoi
  wat welke wanneer waar waarom hoe kunnen heeft hebben zijn voor over
  jaki jaka jakie kiedy gdzie dlaczego jest moge prosze czy`.split(/\s+/),
);
/** Of the words a question is about, so many have to stand in a passage that answers it. */
const share = 0.6;
/** A question about a single thing is asked of any passage that names it, so one word is too little to tell. */
const fewest = 2;

const stems = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .match(/[\p{L}\p{N}]{4,60}/gu) ?? []
    )
      .filter((word) => !common.has(word))
      // Endings differ between question and answer, the beginning rarely does.
      .map((word) => word.slice(0, 5)),
  );

/** A passage that names most of what a question is about can answer it. */
export function answers(passage: string, question: string): boolean {
  const wanted = stems(question);
  if (wanted.size < fewest) return false;
  const given = stems(passage);
  const met = [...wanted].filter((stem) => given.has(stem)).length;
  return met >= fewest && met / wanted.size >= share;
}

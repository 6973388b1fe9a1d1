import { viewOf } from '../../overrides/text/view.js';
import type { ToolRun } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { question } from '../asked/newest.js';

/** A tool that says it has nothing leaves nothing to say. */
const nothing =
  /^[\s"'{[(]*(?:(?:null|none|nil|undefined|nan|n\/a|unknown|error|empty|no|0)\b[^\n]{0,40}|[^\n]{0,60}\b(?:not found|no (?:results?|matches|match|data|records?|entries|such)|unavailable|not available|failed|timed? out)\b[^\n]{0,80}|["'](?:found|ok|success)["']\s?:\s?false[^\n]{0,200})?[\s"'}\])]*$/iu;

/** The results of this turn in which the answer is. */
export const definitiveOf = ({ making }: TurnFacts): ToolRun[] =>
  making.runs.filter(
    ({ evidence, outcome, text }) => evidence === 'definitive' && outcome === 'ok' && !nothing.test(text),
  );

/** What was found in documents, or by an outside agent's own search. */
export const retrievedOf = ({ making }: TurnFacts): string[] =>
  making.runs
    .filter(({ evidence, outcome }) => evidence === 'retrieving' && (outcome === 'ok' || outcome === 'handle'))
    .flatMap(({ passages, text }) => (passages.length > 0 ? passages.map((passage) => passage.text) : [text]))
    .filter((text) => !nothing.test(text));

/** The answer gives what stands in the result: one of its figures, half of its words or `enough` of them. */
export function saysOf(turn: TurnFacts, results: readonly string[], outbound: string, enough: number): boolean {
  const asked = question(turn);
  const news = (text: string) => [...numbersIn(text)].filter((number) => !numbersIn(asked).has(number));
  const given = new Set(numbersIn(outbound));
  if (results.some((text) => news(text).some((number) => given.has(number)))) return true;
  return results.some((text) => isTold(contentOf(text), contentOf(asked), contentOf(outbound), enough));
}

type Words = ReadonlySet<string>;

/** Only words that the question does not hold are news. */
function isTold(result: Words, asked: Words, said: Words, enough: number): boolean {
  const news = [...result].filter((word) => !asked.has(word));
  const told = news.filter((word) => said.has(word)).length;
  return told > 0 && (told >= enough || told * 2 >= news.length);
}

/** The passages are about what was asked: they hold half of its words, and two where it has as many. */
export function answersIn(turn: TurnFacts, passages: readonly string[]): boolean {
  const asked = [...contentOf(question(turn))];
  if (asked.length === 0) return false;
  return passages.some((text) => {
    const held = contentOf(text);
    const shared = asked.filter((word) => held.has(word)).length;
    return shared >= Math.min(2, asked.length) && shared * 2 >= asked.length;
  });
}

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/\d[\d.,:]*/g) ?? []).flatMap((number) => [
      plain(number),
      ...number.split(/[.,:]/).filter(Boolean).map(plain),
    ]),
  );
const plain = (number: string): string => number.replace(/[.,:]/g, '').replace(/^0+(?=\d)/, '');

/** Words that carry no topic, and those of asking and declining. */
const empty = new Set(
  'about above after again also although always another because been before being between both cannot could does doing dont down each else even ever every find from further give have having here herself himself into itself just know known like look made make many mine more most much must myself need never none only other ours over please really same said says shall should since some sorry such sure tell than that the their them then there these they thing things this those through time told under until upon very want wants well were what when where which while whom whose will with within without would your yours unfortunately information details unable able answer question kannst konnen sagen wissen bitte nicht eine einen einer eines oder aber wann welche welcher welches wird werden haben habe sind leider quand quel quelle quels quelles est-ce pouvez peux dire sais vous avez savoir cuando cual donde puedes puede decir saber tiene tienen hasta quando qual onde pode dizer saber quanto quanta quali dove puoi dirmi sapere wanneer welke waar kunt kun zeggen weten heeft hebben niet'.split(
    ' ',
  ),
);
/** So much of a word is its stem: enough to make "closes" and "closing" one, in every language that inflects at the end. */
const stem = 5;

function contentOf(text: string): ReadonlySet<string> {
  const { lower } = viewOf(text.slice(0, 20_000));
  const words = (lower.match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((word) => !empty.has(word))
    .map((word) => word.slice(0, stem));
  const signs = lower.match(/[\p{sc=Han}\p{sc=Katakana}]{2,}/gu) ?? [];
  return new Set([
    ...words.filter((word) => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)),
    ...signs.flatMap(pairs),
  ]);
}

const pairs = (signs: string): string[] => Array.from({ length: signs.length - 1 }, (_, at) => signs.slice(at, at + 2));

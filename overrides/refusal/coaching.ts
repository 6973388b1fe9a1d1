import type { Signal } from '../../src/domain/draft.js';
import { withholding } from './claim-words.js';
import type { Stretch } from './ledger.js';
import { anyOf, phrases } from './phrases/phrases.js';
import { plain, plainClaim, spaced, spacedWords, wordsOf } from './plain.js';
import { topicsIn } from './slots.js';
import type { Sentence } from './sentences.js';
import { sentencesIn } from './sentences.js';
import { shared, stemsAmong, stemsOf } from './weight.js';

/** Turns a refusal into a reason to worry. */
const alarming = anyOf(phrases`
    evasi(?:ve|on|vely|veness); evad(?:e|es|ed|ing); dodg(?:e|es|ed|ing|y); avoid(?:s|ed|ing|ance|ant)?
    hid(?:e|es|ing|den); conceal(?:s|ed|ing)?; secre(?:tive|cy|tiveness); suspicious(?:ly)?; suspect(?:s)?
    red flags?; warning signs?; cagey; shady; shifty; careful; cautious; caution; wary; beware; watch out
    worr(?:y|ied|ying|ies|isome); concern(?:s|ed|ing)?; doubt(?:s|ful)?
    (?:don't|do not|not|can't|cannot|hard to|never) trust; untrustworthy; dishonest(?:y)?; lying; lie[sd]?; liar
    fishy; not (?:being )?(?:honest|transparent|open|upfront|forthcoming); vague(?:ly)?; guarded; defensive
    unco-?operative; something (?:to hide|is off|off); (?:telling|revealing|odd|strange|weird) that
    makes (?:me|you|one) wonder; ask(?:ing)? yourself why
    probably (?:broke|poor|unemployed|in debt|married|lying); deflect(?:s|ed|ing)?; sidestep(?:s|ped)?
    stonewall(?:s|ed|ing)?; ausweichend; verdachtig; vorsicht(?:ig)?; warnzeichen; misstrau[\p{L}]*
    verheimlich[\p{L}]*; verbirgt; evasiv[oae]s?; sospechos[oa]; cuidado; ocult[\p{L}]*; desconfi[\p{L}]*
    mefi[\p{L}]*; louche; faites? attention; (?:il|elle) cache; evasif; sospett[oa]; attenzione; nascond[\p{L}]*
    suspeit[oa]; escond[\p{L}]*; verdacht; ontwijkend; pas op; सावधान; छिपा[\p{L}\p{M}]*; शक
    (?:可疑|小心|警惕|隐瞒|隱瞞|回避|怪しい|気をつけ|注意|隠)
  `);

/** Says itself that a refusal is no reason to worry. */
const fair = anyOf(phrases`
    (?:his|her|their|your|the person's|a|everyone's) right
    no (?:reason|cause|need) (?:to|for) (?:worry|concern|alarm|doubt)
    (?:nothing|not) (?:wrong|bad|a bad sign|a red flag|suspicious|a concern|evasive|a warning)
    (?:perfectly|completely|totally|quite) (?:fine|normal|okay|reasonable|understandable); understandable
    is optional; was optional; (?:don't|do not) (?:read|worry|hold)
  `);

/** Whether any of a coaching could raise a concern by itself; without, there is nothing to look for. */
export const alarms = (coaching: string): boolean => alarming.test(plainClaim(coaching));

/** The sentences of a coaching that repeat a concern which was taken back, or raise it anew. */
export function repeating(
  coaching: string,
  takenBack: readonly Signal[],
  kept: readonly Signal[],
  refusals: readonly Stretch[],
): Sentence[] {
  const refused = new Set(
    refusals.flatMap(({ unsupplied }) => unsupplied.flatMap(({ slots }) => slots.map(({ id }) => id))),
  );
  const concerned = takenBack.length + kept.length > 0;
  const repeatsKept = repeaterOf(kept);
  const repeatsTaken = repeaterOf(takenBack);
  return sentencesIn(coaching).filter((sentence) => {
    const text = plainClaim(sentence.text);
    if (concerned) {
      const words = wordsOf(text);
      const stems = stemsAmong(words);
      if (repeatsKept(words, stems)) return false;
      if (repeatsTaken(words, stems)) return true;
    }
    return refusals.length > 0 && alarming.test(text) && !fair.test(text) && speaksOf(text, refused);
  });
}

type Repeater = (words: readonly string[], stems: ReadonlySet<string>) => boolean;

/** Shortest quote that is told from common words. */
const shortestQuote = 10;
/** Units of a claim of which a sentence may say half. */
const longestClaim = 4_000;

/** Whether a sentence quotes the evidence of a concern, or says half of what its note or its reason says. */
function repeaterOf(concerns: readonly Signal[]): Repeater {
  const quotes = concerns
    .map(({ evidence }) => spacedWords(plain(evidence)))
    .filter((quote) => quote.length >= shortestQuote);
  const claims = concerns
    .flatMap(({ note = '', because }) => [note, because])
    .filter((claim) => claim.length <= longestClaim)
    .map((claim) => stemsOf(plain(claim)))
    .map((stems) => ({ stems, needed: Math.max(2, stems.size / 2) }));
  return (words, stems) => {
    const said = quotes.length === 0 ? '' : spaced(words);
    return (
      quotes.some((quote) => quote.length <= said.length && said.includes(quote)) ||
      claims.some((claim) => stems.size >= claim.needed && shared(stems, claim.stems) >= claim.needed)
    );
  };
}

/** Of what was refused, or of holding back as such. */
function speaksOf(text: string, refused: ReadonlySet<string>): boolean {
  const topics = topicsIn(text);
  return topics.length === 0 ? withholding.test(text) : topics.some(({ id }) => refused.has(id));
}

/** A text without some of its sentences; the rest stays as it was written. */
export function without(text: string, cut: readonly Sentence[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of cut) {
    rest += text.slice(from, start);
    from = end;
  }
  return `${rest}${text.slice(from)}`.trim();
}

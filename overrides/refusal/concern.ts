import type { Signal } from '../../src/domain/draft.js';
import { explaining, figurative, harm, pointing, withholding } from './claim-words.js';
import type { Said, Stretch } from './ledger.js';
import { plain, wordsOf } from './plain.js';
import type { Place } from './quotes.js';
import { placesOf, quotesIn } from './quotes.js';
import { topicsIn } from './request.js';
import { shared, stemsOf } from './weight.js';

/** What the concern says, beside what it quotes. */
interface Claim {
  text: string;
  stems: ReadonlySet<string>;
  /** It speaks of holding something back. */
  withholding: boolean;
  harm: boolean;
}

function claimOf({ topic, because, note = '' }: Signal): Claim {
  const text = plain(`${topic} . ${because} . ${note}`);
  return { text, stems: stemsOf(text), withholding: withholding.test(text), harm: harm.test(text) };
}

/** Whether a concern about a person stands on nothing but what that person would not supply, and on which. */
export function restsOnRefusal(concern: Signal, stretches: readonly Stretch[]): Stretch | null {
  const refusals = stretches.filter(isRefusing);
  if (refusals.length === 0) return null;
  const claim = claimOf(concern);
  const found = quotesIn(concern.evidence)
    .map((quote) => placesOf(quote, stretches))
    .filter((places) => places.length > 0);
  const [first] = found.flat();
  if (first === undefined) return restsUnquoted(plain(concern.evidence), claim, stretches);
  return found.every((places) => places.some((place) => isRefusal(claim, place))) ? first.stretch : null;
}

const isRefusing = ({ unsupplied, said }: Stretch): boolean =>
  unsupplied.length > 0 || said.some(({ unasked }) => unasked);

/** A quote that holds the refusal and something that the claim does not speak of rests on the refusal. */
function isRefusal(claim: Claim, { said, stretch }: Place): boolean {
  const beside = said.filter((one) => !isPartOfRefusal(claim, one, stretch));
  if (beside.length === 0) return true;
  const claimed = claim.withholding || topicsOf(stretch).some(({ words }) => words.test(claim.text));
  return (
    claimed && said.some(refuses) && beside.every((one) => !weighs(claim, one) && !sharesMore(claim, one, stretch))
  );
}

function isPartOfRefusal(claim: Claim, said: Said, stretch: Stretch): boolean {
  if (weighs(claim, said)) return false;
  if (said.unasked) return true;
  if (said.part === null) return false;
  if (refuses(said) || stretch.said.length === 1 || explains(said)) return true;
  if (sharesMore(claim, said, stretch)) return false;
  return claim.withholding || speaksOfRequest(said, stretch) || !stretch.said.some(refuses);
}

const refuses = ({ part }: Said): boolean => part === 'declines' || part === 'deflects' || part === 'partial';

const explains = ({ text }: Said): boolean => wordsOf(text).length <= 2 || explaining.test(text) || pointing.test(text);

const topicsOf = ({ unsupplied }: Stretch) => unsupplied.flatMap(({ slots }) => slots);

const speaksOfRequest = ({ text }: Said, stretch: Stretch): boolean =>
  topicsOf(stretch).some(({ words }) => words.test(text));

/** Whether the claim speaks of what a sentence says beside the topic that was asked about. */
function sharesMore({ stems }: Claim, said: Said, stretch: Stretch): boolean {
  const rest = topicsOf(stretch).reduce((left, { words }) => left.replace(new RegExp(words, 'gu'), ' '), said.text);
  return shared(stemsOf(rest), stems) > 0;
}

/** Whether a sentence weighs by itself, and the claim may be about that. */
const weighs = (claim: Claim, { text }: Said): boolean =>
  (claim.harm || !claim.withholding) && harm.test(text) && !figurative.test(text);

/** The evidence is nobody's words: the claim must speak of the refusal, or there was nothing else to speak of. */
function restsUnquoted(evidence: string, claim: Claim, stretches: readonly Stretch[]): Stretch | null {
  const text = `${claim.text} . ${evidence}`;
  const withheld = withholding.test(text);
  if (harm.test(text) && !withheld) return null;
  const refusals = stretches.filter(isRefusing);
  const topics = topicsIn(text);
  const matching = refusals.findLast((stretch) => topicsOf(stretch).some((slot) => topics.includes(slot)));
  if (matching) return matching;
  const nothingElse = stretches.every(({ said }) => said.every(({ part }) => part !== null && part !== 'leaves open'));
  return nothingElse || (withheld && topics.length === 0) ? (refusals.at(-1) ?? null) : null;
}

import type { Signal } from '../../src/domain/draft.js';
import { explaining, figurative, harm, judging, pointing, supposing, withholding } from './claim-words.js';
import type { Said, Stretch } from './ledger.js';
import { refuses } from './ledger.js';
import { plainClaim, wordsOf } from './plain.js';
import type { Comparisons, Place } from './quotes.js';
import { placesOf, quotesIn } from './quotes.js';
import { topicsIn } from './slots.js';
import { shared, stemsOf } from './weight.js';

/** What the concern says, beside what it quotes. Most of it is seldom asked for, so each part is read when it is. */
class Claim {
  private readonly read = lazily(() =>
    plainClaim(`${this.signal.topic} . ${this.signal.because} . ${this.signal.note ?? ''}`),
  );
  readonly stems = lazily(() => stemsOf(this.read()));
  readonly topics = lazily(() => topicsIn(this.read()));
  /** It speaks of holding something back. */
  readonly withholding = lazily(() => withholding.test(this.read()));
  readonly judging = lazily(() => judging.test(this.read()));
  readonly supposing = lazily(() => supposing.test(this.read()));
  readonly harm = lazily(() => harm.test(this.read()));

  constructor(private readonly signal: Signal) {}
}

function lazily<T>(read: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** Whether a concern about a person stands on nothing but what that person would not supply, and on which. */
export function restsOnRefusal(
  concern: Signal,
  stretches: readonly Stretch[],
  comparisons: Comparisons,
): Stretch | null {
  if (!stretches.some(isRefusing)) return null;
  const claim = new Claim(concern);
  const found = quotesIn(concern.evidence)
    .map((quote) => placesOf(quote, stretches, comparisons))
    .filter((places) => places.length > 0);
  const [first] = found.flat();
  if (first === undefined) return restsUnquoted(plainClaim(concern.evidence), claim, stretches);
  return found.every((places) => places.some((place) => isRefusal(claim, place))) ? first.stretch : null;
}

const isRefusing = ({ unsupplied, said }: Stretch): boolean =>
  unsupplied.length > 0 || said.some(({ unasked }) => unasked);

/** A quote that holds the refusal and something that the claim does not speak of rests on the refusal. */
function isRefusal(claim: Claim, { said, stretch }: Place): boolean {
  const beside = said.filter((one) => !isPartOfRefusal(claim, one, stretch));
  if (beside.length === 0) return true;
  const claimed = claim.withholding() || stretch.topics.some((slot) => claim.topics().includes(slot));
  return (
    claimed &&
    said.some(refuses) &&
    beside.every(
      (one) =>
        !weighs(claim, one, stretch) &&
        !sharesMore(claim, one, stretch) &&
        (claim.withholding() || !tellsMore(one, stretch)),
    )
  );
}

function isPartOfRefusal(claim: Claim, said: Said, stretch: Stretch): boolean {
  if (weighs(claim, said, stretch)) return false;
  if (said.unasked) return claim.withholding() || !sharesMore(claim, said, stretch);
  if (said.part === null) return false;
  return claim.withholding() ? isHeldBack(claim, said, stretch) : isNothingElse(claim, said, stretch);
}

/** The claim is that something is held back: what refuses, or goes with it, is what it rests on. */
function isHeldBack(claim: Claim, said: Said, stretch: Stretch): boolean {
  if (refuses(said) || stretch.said.length === 1 || explains(said, stretch)) return true;
  return !sharesMore(claim, said, stretch);
}

/** The claim is something in particular: it rests on the refusal when the sentence says nothing else that it could rest on. */
function isNothingElse(claim: Claim, said: Said, stretch: Stretch): boolean {
  if (sharesMore(claim, said, stretch)) return false;
  if (refuses(said) && claim.judging()) return true;
  const tells = tellsMore(said, stretch);
  if (tells && (claim.harm() || !stretch.unsupplied.some(({ certain }) => certain))) return false;
  if (stretch.said.length === 1) return true;
  if (refuses(said))
    return !tells || claim.supposing() || !stretch.said.some((one) => one !== said && one.part === 'declines');
  return explains(said, stretch) && (!tells || claim.supposing());
}

/** Reads each sentence once, however many concerns quote it. */
function once<T>(read: (said: Said, stretch: Stretch) => T): (said: Said, stretch: Stretch) => T {
  const known = new WeakMap<Said, { value: T }>();
  return (said, stretch) => {
    const found = known.get(said) ?? { value: read(said, stretch) };
    known.set(said, found);
    return found.value;
  };
}

const explains = once(({ text }) => wordsOf(text).length <= 2 || explaining.test(text) || pointing.test(text));

const stemsBeside = once(({ text }, { topics }) =>
  stemsOf(topics.reduce((rest, { words }) => words.replaced(rest, ' '), text)),
);

/** Words of its own by which a sentence is more than a refusal. */
const ownWords = 4;
const tellsMore = once((said, stretch) => stemsBeside(said, stretch).size >= ownWords);

/** Whether the claim speaks of what a sentence says beside the topic that was asked about. */
const sharesMore = (claim: Claim, said: Said, stretch: Stretch): boolean =>
  shared(stemsBeside(said, stretch), claim.stems()) > 0;

/** Whether a sentence weighs by itself, and the claim may be about that. */
const weighs = (claim: Claim, said: Said, stretch: Stretch): boolean =>
  harms(said, stretch) && (claim.harm() || !claim.withholding());

const harms = once(({ text }) => harm.test(text) && !figurative.test(text));

/** The evidence is nobody's words: the claim must speak of the refusal, or there was nothing else to speak of. */
function restsUnquoted(evidence: string, claim: Claim, stretches: readonly Stretch[]): Stretch | null {
  const withheld = claim.withholding() || withholding.test(evidence);
  if (!withheld && (claim.harm() || harm.test(evidence))) return null;
  const refusals = stretches.filter(isRefusing);
  const topics = [...claim.topics(), ...topicsIn(evidence)];
  const matching = refusals.findLast((stretch) => stretch.topics.some((slot) => topics.includes(slot)));
  if (matching) return matching;
  const nothingElse = stretches.every(({ said }) => said.every(({ part }) => part !== null && part !== 'leaves open'));
  return nothingElse || (withheld && topics.length === 0) ? (refusals.at(-1) ?? null) : null;
}

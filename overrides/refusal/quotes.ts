import type { Said, Stretch } from './ledger.js';
import { plain, spacedWords } from './plain.js';

/** Some sentences of one stretch. */
export interface Place {
  stretch: Stretch;
  said: Said[];
}

/** An evidence is looked up in so many pieces at most, each so long at most. */
const most = { quotes: 20, units: 4_000 };

/** Comparisons of a quote with a sentence that are left in a turn. One that spends them is hostile, and then no quote is found. */
export interface Comparisons {
  left: number;
}

export const comparisonsInTurn = (): Comparisons => ({ left: 40_000 });

/** Units of a quote that one comparison reads. */
const comparedUnits = 250;

/** The parts of an evidence: what stands in quotation marks, or between dots and slashes, or all of it. */
export function quotesIn(evidence: string): string[] {
  const text = plain(evidence);
  const quoted = [...text.matchAll(/"([^"]{1,2000})"/gu)].map((match) => match[1] ?? '');
  const parts = quoted.length > 0 ? quoted : text.split(/\.{3}|…| \/ | \| |\n/u);
  return parts
    .map((part) => part.trim().slice(0, most.units))
    .filter((part) => part !== '')
    .slice(0, most.quotes);
}

/** Where the quoted words were said: as whole sentences, else within some. */
export function placesOf(quote: string, stretches: readonly Stretch[], comparisons: Comparisons): Place[] {
  const words = spacedWords(quote);
  const sentences = stretches.reduce((sum, { said }) => sum + said.length, 0);
  comparisons.left -= sentences * Math.ceil(quote.length / comparedUnits);
  if (comparisons.left < 0) return [];
  if (words.trim() === '') return placesWhere(stretches, (one) => one.text.includes(quote));
  const within = placesWhere(stretches, (one) => overlap(words, one.words)).filter(({ said }) => covers(words, said));
  const exact = within.flatMap(({ stretch, said }) => placesIn(stretch, said, (one) => one.words === words));
  return exact.length > 0 ? exact : within;
}

const placesWhere = (stretches: readonly Stretch[], holds: (one: Said) => boolean): Place[] =>
  stretches.flatMap((stretch) => placesIn(stretch, stretch.said, holds));

function placesIn(stretch: Stretch, candidates: readonly Said[], holds: (one: Said) => boolean): Place[] {
  const said = candidates.filter(holds);
  return said.length > 0 ? [{ stretch, said }] : [];
}

const overlap = (quote: string, said: string): boolean =>
  said.trim() !== '' && (said.includes(quote) || quote.includes(said));

/** A quote of several sentences is found where they are all said; one little word of it is not enough. */
const covers = (quote: string, said: readonly Said[]): boolean =>
  said.reduce((sum, one) => sum + Math.min(quote.length, one.words.length), 0) * 2 >= quote.length;

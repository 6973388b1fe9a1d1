import type { Span } from '../../overrides/text/span.js';
import type { Draft } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { lastOfOthers, question } from '../asked/newest.js';
import { withoutQuotes } from './quotes.js';
import { coveredBy, type Shared, shinglesIn, shinglesOf, stretches } from './shingles.js';
import { type Word, weightOf, wordsOf } from './words.js';

export interface Echo extends Span {
  code: 'repeats_message' | 'repeats_passage' | 'self_echo';
}

/** Words in a row that may be another's. */
const inRow = 12;
/** Of an answer that is little else than another's words: how much of it, and from how many words on. */
const most = { share: 0.8, words: 8 };
/** Of an answer and an earlier one: how many pairs of words each shares with the other. */
const alike = { share: 0.8, words: 9 };
/** Lines that are compared. */
const looked = { others: 40, own: 20 };

/** Where a text repeats others at length, or as a whole its own author. */
export function echoesOf(turn: TurnFacts, { outbound, citations = [] }: Draft): Echo[] {
  const words = wordsOf(withoutQuotes(outbound));
  if (weightOf(words) < most.words) return [];
  const given = coveredBy(words, resultsOf(turn).map(shinglesOf));
  const within = (texts: readonly string[], code: Echo['code'], quoted = false): Echo[] =>
    texts.flatMap((text) => {
      const covered = coveredBy(words, [shinglesOf(text)]).map((is, at) => is && given[at] !== true);
      return tooMuch(words, stretches(words, covered), quoted).map(({ start, end }) => ({ code, start, end }));
    });
  const lines = lastOfOthers(turn, looked.others).map(({ text }) => text);
  const found = [
    ...within(lines, 'repeats_message'),
    ...within(passagesOf(turn), 'repeats_passage', citations.length > 0),
  ];
  return found.length > 0 ? found : selfEcho(turn, outbound);
}

const passagesOf = ({ making }: TurnFacts): string[] =>
  making.runs.flatMap(({ passages }) => passages.map(({ text }) => text));

/** What tools gave that was not looked up in documents: reading it out is what it was asked for. */
const resultsOf = ({ making }: TurnFacts): string[] =>
  making.runs.filter(({ passages }) => passages.length === 0).map(({ text }) => text);

/** A short answer may be the words of a document, when it says so by citing it. */
function tooMuch(words: readonly Word[], shared: readonly Shared[], quoted: boolean): Shared[] {
  const long = shared.filter(({ weight }) => weight > inRow);
  if (long.length > 0 || quoted) return long.slice(0, 1);
  const weight = shared.reduce((sum, one) => sum + one.weight, 0);
  return weight >= most.words && weight >= weightOf(words) * most.share ? shared.slice(0, 1) : [];
}

/** Nearly the same as one of the agent's own lines. A person who asks the same again may be told the same again. */
function selfEcho(turn: TurnFacts, outbound: string): Echo[] {
  const words = wordsOf(outbound);
  const pairs = shinglesIn(words, 2);
  if (weightOf(words) < alike.words || askedTheSame(turn)) return [];
  const own = turn.history.filter(({ from, kind }) => from === turn.agent.id && kind === 'text').slice(-looked.own);
  const said = own.some(({ text }) => {
    const before = shinglesIn(wordsOf(text), 2);
    return (
      shareOf(pairs, before) >= alike.share && shareOf(before, pairs) >= alike.share && sameNumbers(text, outbound)
    );
  });
  return said ? [{ code: 'self_echo', start: 0, end: outbound.length }] : [];
}

function shareOf(some: ReadonlySet<number>, all: ReadonlySet<number>): number {
  let shared = 0;
  for (const one of some) if (all.has(one)) shared += 1;
  return some.size === 0 ? 0 : shared / some.size;
}

/** Another figure is news, however alike the words around it. */
const sameNumbers = (a: string, b: string): boolean => numbersOf(a) === numbersOf(b);
const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

function askedTheSame(turn: TurnFacts): boolean {
  const asked = shinglesOf(question(turn));
  const earlier = lastOfOthers(turn, looked.others).slice(0, -1);
  return (
    asked.size > 0 &&
    earlier.some(({ text, author }) => author === 'human' && shareOf(asked, shinglesOf(text)) >= alike.share)
  );
}

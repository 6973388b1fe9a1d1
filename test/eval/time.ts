import { scrub } from '../../overrides/contact/scrub.js';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import type { Draft } from '../../src/domain/draft.js';
import { said, turnOf } from '../support/facts.js';
import type { Run, Worst } from './clock.js';
import { millisecondsOf } from './clock.js';
import { hostileInputs } from './hostile.js';
import type { Row, WrapRow } from './row.js';
import { usualRegions } from './row.js';

/** Units of a draft that is timed. */
const draftLength = 1_000;

/** Texts put together to drafts of 1,000 units, the last one that is not full left out. */
export function draftsOf(texts: readonly string[]): string[] {
  const all = texts.join(' ');
  return Array.from({ length: Math.floor(all.length / draftLength) }, (_, at) =>
    all.slice(at * draftLength, (at + 1) * draftLength),
  );
}

/** Drafts as agents write them: what wraps keep, with a contact at the end of every fourth. */
export function plainDrafts(wraps: readonly WrapRow[], rows: readonly Row[]): string[] {
  const contacts = rows.filter(({ spans }) => spans.length > 0);
  return draftsOf([...wraps, ...wraps.toReversed()].map(({ keep }) => keep)).map((draft, at) =>
    at % 4 === 0 ? `${draft.slice(0, -60)} ${contacts[at % contacts.length]?.text}` : draft,
  );
}

const options = { regions: usualRegions, allow: [] };

/** The scrub by itself. */
export const contactAlone: Run = (text) => scrub(text, options);

const turn = turnOf(
  said('hers: Would you like to upload a payslip?', "man: I'd rather not say.", 'woman: How was your day?'),
);

/** The whole list on a draft that closes and claims something, so that no rule is idle. */
export const wholeList: Run = (text) => fold(overrides, turn, draftOf(text));

const draftOf = (outbound: string): Draft => ({
  outbound,
  closes: true,
  coaching: 'He is evasive about his income, so be careful.',
  signals: [
    {
      about: 'man',
      topic: 'money',
      level: 'concern',
      evidence: "I'd rather not say.",
      because: 'He would not prove his income.',
    },
  ],
});

/** The whole list when the text stands where only the person represented reads it. */
export const privateText: Run = (text) => fold(overrides, turn, { ...draftOf('All noted.'), coaching: text });

/** The slowest hostile input: the middle of three runs each, so that no collection of garbage decides. */
export async function worstOf(run: Run): Promise<Worst> {
  let worst: Worst = { ms: 0, input: '', inputs: hostileInputs.length, cut: 0 };
  for (const { name, text } of hostileInputs) {
    const runs = [await millisecondsOf(run, text), await millisecondsOf(run, text), await millisecondsOf(run, text)];
    const ms = runs.sort((a, b) => a - b)[1] as number;
    if (ms > worst.ms) worst = { ...worst, ms, input: name };
  }
  return worst;
}

import { scrub } from '../../overrides/contact/scrub.js';
import { channels } from './channels.js';
import type { Grown, Run, Worst } from './clock.js';
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

/** The whole list on a draft that closes and claims something, so that no rule is idle. */
export const wholeList: Run = channels.outbound as Run;

/** The whole list when the text stands where only the person represented reads it. */
export const privateText: Run = channels.coaching as Run;

/** The middle of three runs, so that no collection of garbage decides. */
async function middleOf(run: Run, text: string): Promise<number> {
  const runs = [await millisecondsOf(run, text), await millisecondsOf(run, text), await millisecondsOf(run, text)];
  return runs.sort((a, b) => a - b)[1] as number;
}

/** Inputs that are looked at again once each was tried. */
const slowestAgain = 5;

interface Timed {
  name: string;
  text: string;
  ms: number;
}

async function slowestOf(run: Run): Promise<Timed[]> {
  const once: Timed[] = [];
  for (const input of hostileInputs) once.push({ ...input, ms: await millisecondsOf(run, input.text) });
  const again: Timed[] = [];
  for (const input of once.sort((a, b) => b.ms - a.ms).slice(0, slowestAgain))
    again.push({ ...input, ms: await middleOf(run, input.text) });
  return again.sort((a, b) => b.ms - a.ms);
}

const worstAmong = ([slowest]: readonly Timed[]): Worst => ({
  ms: slowest?.ms ?? 0,
  input: slowest?.name ?? '',
  inputs: hostileInputs.length,
  cut: 0,
});

export const worstOf = async (run: Run): Promise<Worst> => worstAmong(await slowestOf(run));

const grown = { from: 16_000, to: 64_000 } as const;

/** The slowest input, and how the time of the slowest ones grows. */
export async function grownOf(run: Run): Promise<Grown> {
  const slowest = await slowestOf(run);
  let growth = 0;
  for (const { text } of slowest) {
    const shorter = await middleOf(run, text.slice(0, grown.from));
    growth = Math.max(growth, (await middleOf(run, text.slice(0, grown.to))) / shorter);
  }
  return { ...worstAmong(slowest), growth };
}

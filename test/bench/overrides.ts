import { speedOf } from '../eval/clock.js';
import { contactSets, wrapSets } from '../eval/sets.js';
import type { Run } from '../eval/clock.js';
import { contactAlone, draftsOf, plainDrafts, privateText, wholeList } from '../eval/time.js';
import { rounded } from './figures.js';
import { type Found, load } from './report.js';

/** Microseconds of processor time for a draft of 1,000 letters, through the whole list. */
export async function overrides(root: string): Promise<Found> {
  const rows = contactSets(root).find(({ name }) => name === 'ours')?.rows ?? [];
  const plain = plainDrafts(wrapSets(root).find(({ name }) => name === 'ours')?.rows ?? [], rows);
  const dense = draftsOf(rows.map(({ text }) => text));
  const cases: Record<string, [Run, string[]]> = {
    'the whole list': [wholeList, plain],
    'the whole list, contacts in every sentence': [wholeList, dense],
    'the whole list, a text for one reader': [privateText, plain],
    'contact-scrub alone': [contactAlone, plain],
  };
  const found: Found['rows'] = {};
  for (const [name, [run, drafts]] of Object.entries(cases)) {
    const { median, p99 } = await speedOf(run, drafts);
    found[name] = { median: rounded(median, 0), p99: rounded(p99, 0), load: load() };
  }
  return { part: 'overrides', title: 'Overrides, microseconds for a draft of 1 kB', rows: found };
}

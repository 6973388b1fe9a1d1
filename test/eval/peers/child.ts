import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Span } from '../../../overrides/text/span.js';
import { usualRegions } from '../row.js';
import { millisecondsOf, speedOf } from '../clock.js';
import type { Load } from './setups.js';
import { peers } from './setups.js';

/** What one peer is asked to do. */
export type Task =
  | { kind: 'find'; rows: { text: string; regions?: readonly string[] }[] }
  | { kind: 'speed'; drafts: string[] }
  | { kind: 'hostile'; text: string };

const [name, folder] = process.argv.slice(2) as [string, string];
const { load } = (await import(pathToFileURL(path.join(folder, 'load.mjs')).href)) as { load: Load };
const peer = peers.find((one) => one.name === name);
if (peer === undefined) throw new Error(`there is no peer ${name}`);
const find = await peer.load(load);

/** A peer that throws on a text has found nothing in it. */
async function found(text: string, regions: readonly string[]): Promise<Span[]> {
  try {
    return await find(text, regions);
  } catch {
    return [];
  }
}

async function answer(task: Task): Promise<unknown> {
  if (task.kind === 'hostile') return millisecondsOf((text) => found(text, usualRegions), task.text);
  if (task.kind === 'speed') return speedOf((text) => found(text, usualRegions), task.drafts);
  const results: Span[][] = [];
  for (const { text, regions } of task.rows) results.push(await found(text, regions ?? usualRegions));
  return results;
}

const watch = new Worker(new URL('./watch.js', import.meta.url));
watch.unref();

process.on('message', ({ task, limitMs }: { task: Task; limitMs: number }) => {
  watch.postMessage(limitMs);
  void answer(task).then((result) => {
    watch.postMessage(null);
    process.send?.(result);
  });
});
process.send?.('ready');

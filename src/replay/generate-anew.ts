import type { Ending, Snapshot } from '../domain/snapshot.js';
import type { ToolSpec } from '../domain/tool.js';
import type { Model } from '../models/model.js';
import { replay } from './replay.js';

interface Anew {
  catalog: readonly ToolSpec[];
  times: number;
  model: Model;
}

/**
 * Asks a model again for the last reply of a turn, so many times, and decides each answer as if it had come then. The
 * calls before it keep the results they had, so nothing outside is touched.
 */
export async function generateAnew(snapshot: Snapshot, { catalog, times, model }: Anew): Promise<Ending[]> {
  const last = snapshot.generations.findLastIndex(({ dispatch }) => dispatch === 'reply');
  const generation = snapshot.generations[last];
  if (!generation) throw new Error('this turn was no model turn, so there is no model to ask again');
  const endings: Ending[] = [];
  for (let time = 0; time < times; time++) {
    const response = await model.generate(generation.request, new AbortController().signal);
    const generations = [...snapshot.generations.slice(0, last), { ...generation, response, failure: null }];
    endings.push(replay({ ...snapshot, generations }, catalog));
  }
  return endings;
}

import type { Grown, Speed, Worst } from '../clock.js';
import type { GateTally } from '../gates.js';
import type { Measured } from '../peers/measure.js';
import type { RefusalTally } from '../refusals.js';
import type { WrapTally } from '../rules.js';
import type { Tally } from '../score.js';

/** What one thing costs: on drafts as they are, on drafts full of contacts, and on hostile input. */
export interface Cost {
  plain: Speed;
  dense: Speed;
  worst: Worst;
}

/** Everything one run measured; tallies are by the name of the set. */
export interface Report {
  contact: Record<string, Tally>;
  wrap: Record<string, WrapTally>;
  refusals: Record<string, RefusalTally>;
  gates: Record<string, GateTally>;
  speed: Record<string, Cost> | null;
  /** The whole list on hostile input, by where the text stands. */
  hostile: Record<string, Grown> | null;
  peers: Measured[];
}

import type { Speed, Worst } from '../clock.js';
import type { Measured } from '../peers/measure.js';
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
  speed: Record<string, Cost> | null;
  peers: Measured[];
}

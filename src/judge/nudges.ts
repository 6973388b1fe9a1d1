import type { Listed } from '../../gates/index.js';
import type { Nudge } from '../domain/reply.js';
import type { GateClass, GateVerdict } from '../domain/verdict.js';

interface Iteration {
  /** The corrections the writer had. */
  before: readonly Nudge[];
  /** Those of the findings that count. */
  given: readonly Nudge[];
  judged: { verdicts: readonly GateVerdict[] };
  /** The class of the findings that count; null when there are none. */
  fixed: GateClass | null;
}

/**
 * The corrections that are active after an iteration. One stays until its gate is content; a finding of one class clears
 * those of the other, so that nobody is asked to call a tool and to stop calling tools at once; a newer one takes the
 * place of its own gate's. What a hard stop or an override says holds for the next generation only.
 */
export function active(list: readonly Listed[], { before, given, judged, fixed }: Iteration): Nudge[] {
  const classes = new Map(list.map(({ gate }) => [gate.id, gate.class]));
  const verdicts = new Map(judged.verdicts.map(({ gate, verdict }) => [gate, verdict]));
  const stays = ({ gate }: Nudge): boolean => {
    const kind = classes.get(gate);
    if (kind === undefined || kind === 'neither') return false;
    if (given.some((nudge) => nudge.gate === gate) || verdicts.get(gate) === 'pass') return false;
    return fixed === null || fixed === 'neither' || fixed === kind;
  };
  return [...before.filter(stays), ...given];
}

import type { Grade, Projected } from '../src/domain/verdict.js';

const grades = ['none', 'low', 'medium', 'high'] as const satisfies readonly Grade[];

const highest = (all: readonly Grade[]): Grade => grades.findLast((grade) => all.includes(grade)) ?? 'none';
const lowest = (all: readonly Grade[]): Grade => grades.find((grade) => all.includes(grade)) ?? 'none';

/** What a rule that passes is projected to do. */
export const noEffect: Projected = Object.freeze({
  risk: { before: 'none', after: 'none' },
  service: { before: 'none', after: 'none' },
});

/** The worst of several: the highest risk and the least service, before and after. */
export function worst(all: readonly Projected[]): Projected {
  if (all.length === 0) return noEffect;
  return {
    risk: { before: highest(all.map((p) => p.risk.before)), after: highest(all.map((p) => p.risk.after)) },
    service: { before: lowest(all.map((p) => p.service.before)), after: lowest(all.map((p) => p.service.after)) },
  };
}

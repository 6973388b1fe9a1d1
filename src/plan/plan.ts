import type { ModelAnswer } from '../domain/generation.js';
import { type Plan, planSchema } from '../domain/plan.js';
import type { ToolSpec } from '../domain/tool.js';

/** The one tool of the plan dispatch, and its terminator: whatever else the model says there is not read. */
export const makePlan = 'make_plan';

/**
 * The plan a model committed itself to, in the one generation it has for that.
 * @returns null when it called another tool, none, or the plan's with something else than a plan, or names a tool that
 * is not there; the turn then goes on without one
 */
export function planOf({ calls }: ModelAnswer, catalog: readonly ToolSpec[]): Plan | null {
  const [call, ...others] = calls;
  if (call?.name !== makePlan || others.length > 0) return null;
  const plan = planSchema.safeParse(call.arguments).data ?? null;
  return plan && standing(plan, catalog);
}

/** A plan holds while every tool it names is in the live catalogue; asked anew in each iteration. */
export const standing = (plan: Plan, catalog: readonly ToolSpec[]): Plan | null =>
  plan.tools.every((tool) => catalog.some(({ name }) => name === tool)) ? plan : null;

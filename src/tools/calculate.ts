import { z } from 'zod';
import { evaluate } from './arithmetic/evaluate.js';
import { type Shown, show } from './arithmetic/show.js';
import { Uncomputable } from './arithmetic/value.js';
import { defineTool } from './define.js';

/** Arithmetic that is right: exact for whole numbers and fractions, twenty digits for the rest. */
export const calculate = defineTool({
  name: 'calculate',
  description:
    'Computes one arithmetic expression, exactly for whole numbers and fractions of any size. Use it for every figure that is not written somewhere already.',
  args: {
    expression: z
      .string()
      .describe(
        'Numbers, + - * / ^ % !, brackets, and functions such as sqrt, round(x, places), min, max, mean, mod, gcd, log10, sin. Example: round(1234.5 * 19%, 2)',
      ),
  },
  evidence: 'definitive',
  produces: ['number'],
  run({ expression }) {
    try {
      const result = show(evaluate(expression));
      return { kind: 'gave', text: `${expression.trim()} ${equation(result)}`, result };
    } catch (error) {
      if (error instanceof Uncomputable) return { kind: 'failed', text: error.message };
      throw error;
    }
  },
});

function equation({ value, exact, fraction }: Shown): string {
  if (exact) return `= ${value}`;
  return fraction ? `= ${fraction}, which is ${value} rounded` : `= ${value}, rounded`;
}

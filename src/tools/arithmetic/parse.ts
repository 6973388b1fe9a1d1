import { createRequire } from 'node:module';
import type { MathNode } from 'mathjs';
import { Uncomputable } from './value.js';

const lengthAtMost = 1_000;
const nestingAtMost = 40;

/**
 * Of mathjs only the parser is used: what it can evaluate is never reached, so there is nothing to switch off. Its bundle
 * is one file and loads in a fifth of a second, its 1,500 modules in several; only the first calculation
 * of a process waits for it.
 */
let parser: ((expression: string) => MathNode) | undefined;

function load(): (expression: string) => MathNode {
  const mathjs = createRequire(import.meta.url)('mathjs/lib/browser/math.js') as {
    create(config: { number: 'BigNumber' }): { parse: (this: void, expression: string) => MathNode };
  };
  // Big numbers keep every digit as it was written.
  const { parse } = mathjs.create({ number: 'BigNumber' });
  return (expression) => parse(expression);
}

/** Signs as people and models write them, in those of the parser. */
const spellings: readonly [RegExp, string][] = [
  [/[×⋅·∙]/g, '*'],
  [/[÷∕]/g, '/'],
  [/[−–—]/g, '-'],
  [/[\u00a0\u2009\u202f]/g, ' '],
  [/\*\*/g, '^'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/π/g, ' pi'],
  [/√\s*(\d+(?:\.\d+)?)/g, ' sqrt($1)'],
  [/√/g, ' sqrt'],
  [/(?<=\d )[xX](?= \d)/g, '*'],
  // A percent sign, unless a number follows: then it is the remainder, as in 8 % 3.
  [/%(?=\s*(?:[-+*/^),!]|of\b|$))/g, ' percent'],
  [/\bpercent\s+of\b/g, 'percent *'],
  [/\s*=\s*\??\s*$/, ''],
];

/** @throws Uncomputable with what to write instead */
export function parse(text: string): MathNode {
  if (text.length > lengthAtMost)
    throw new Uncomputable(
      `The expression is longer than ${lengthAtMost} characters. Split it into smaller calculations.`,
    );
  if (deepest(text) > nestingAtMost)
    throw new Uncomputable(`The expression is nested deeper than ${nestingAtMost} brackets. Split it.`);
  const expression = spellings.reduce((written, [sign, known]) => written.replace(sign, known), text.trim());
  if (expression === '') throw new Uncomputable('The expression is empty. Write one such as 73291 * 8457.');
  parser ??= load();
  try {
    return parser(expression);
  } catch (error) {
    throw new Uncomputable(`The expression cannot be read: ${reasonOf(error)}.${hintFor(text)}`);
  }
}

function deepest(text: string): number {
  let [depth, most] = [0, 0];
  for (const sign of text) {
    if ('([{'.includes(sign)) most = Math.max(most, ++depth);
    else if (')]}'.includes(sign)) depth--;
  }
  return most;
}

const reasonOf = (error: unknown): string =>
  error instanceof RangeError || !(error instanceof Error) ? 'it is too complicated' : error.message;

const hintFor = (text: string): string =>
  /\d[,\u2019' ]\d/.test(text)
    ? ' Write numbers without separators, with a point before decimals: 1234567.89.'
    : ' Write it as in 2 * (3 + 4) ^ 2.';

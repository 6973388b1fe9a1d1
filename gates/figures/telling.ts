import type { ToolRun } from '../../src/domain/tool.js';
import { canonical, plainDigits } from './digits.js';
import { figuresIn } from './figure.js';
import { isKnown, knownFrom, saidBy } from './known.js';

/** A result that is the answer, as far as it goes. */
export const isDefinitive = ({ outcome, evidence }: ToolRun): boolean => outcome === 'ok' && evidence === 'definitive';

/** Words of a result that are too short to be found by chance. */
const shortest = 3;

/** A text gives a number or a value of a result; a number may be rounded. */
export function tells(text: string, run: ToolRun): boolean {
  const given = saidBy(run);
  const known = knownFrom([], [given]);
  if (figuresIn(text).some((figure) => isKnown(figure, known))) return true;
  // Small counts and years are no figures that need a source, and still a result.
  const bare = plainDigits(text).matchAll(/\d{1,400}(?:\.\d{1,400})?/g);
  for (const [number] of bare) {
    const [whole = '', fraction] = number.split('.');
    if (known.values.has(canonical(whole, fraction))) return true;
  }
  if (known.values.size > 0) return false;
  const value = given
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  const said = text.replace(/[^\p{L}\p{N}]+/gu, ' ').toLowerCase();
  return value.length >= shortest && value.split(' ').some((word) => word.length >= shortest && said.includes(word));
}

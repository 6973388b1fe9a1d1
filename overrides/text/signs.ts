/** What a text may hold that some recogniser is for; without it, that recogniser need not run. */
export const sign = {
  digit: 1,
  /** From U+3000 on, where numerals stand in words without spaces. */
  eastern: 2,
  /** A bracket, or a mark that may stand on both sides of a word. */
  frame: 4,
  /** A picture or an odd sign. */
  symbol: 8,
} as const;

const signs = new Uint8Array(65_536);
const set = (from: number, to: number, bit: number): void => {
  for (let code = from; code <= to; code += 1) signs[code] = (signs[code] as number) | bit;
};
set(48, 57, sign.digit);
set(0x3000, 0xffff, sign.eastern);
for (const char of '([{<|_-/~=+^!:#') set(char.charCodeAt(0), char.charCodeAt(0), sign.frame);
set(0x00a1, 0x00bf, sign.symbol);
set(0x2190, 0x2bff, sign.symbol);
set(0xd83c, 0xd83e, sign.symbol);

/** Every sign of these units, in one look at each. */
export function signsIn(units: Uint16Array): number {
  let found = 0;
  for (let at = 0; at < units.length; at += 1) found |= signs[units[at] as number] as number;
  return found;
}

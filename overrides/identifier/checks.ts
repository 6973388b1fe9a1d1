/** The checksum of payment cards and of the NPI. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** NHS numbers of England and Wales, CHI of Scotland, H&C of Northern Ireland: weights ten to two, modulo 11. */
export function isNhsNumber(digits: string): boolean {
  if (digits.length !== 10 || isOneDigit(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 9; i += 1) sum += (digits.charCodeAt(i) - 48) * (10 - i);
  const check = (11 - (sum % 11)) % 11;
  return check === digits.charCodeAt(9) - 48;
}

/** A National Provider Identifier is a card number behind the prefix 80840. */
export const isNpi = (digits: string): boolean => /^[12]\d{9}$/.test(digits) && passesLuhn(`80840${digits}`);

/** Areas 000, 666 and from 900 on were never given, nor group 00 nor serial 0000. There is no checksum. */
export const isSsn = (digits: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)\d{4}$/.test(digits);

/** Prefixes of issuers with the lengths that they issue, from ISO/IEC 7812 as the schemes publish it. */
const issuers: readonly (readonly [prefix: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(?:30[0-5]|3095|36|3[89])/, [14, 15, 16, 17, 18, 19]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^(?:62|81)/, [16, 17, 18, 19]],
  [/^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, [12, 13, 14, 15, 16, 17, 18, 19]],
  [/^220[0-4]/, [16, 17, 18, 19]],
  [/^(?:60|508|82)/, [16]],
  [/^9792/, [16]],
];

export const isCard = (digits: string): boolean =>
  !isOneDigit(digits) &&
  issuers.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits)) &&
  passesLuhn(digits);

/** 0000000000 passes every checksum. */
const isOneDigit = (digits: string): boolean => /^(\d)\1*$/.test(digits);

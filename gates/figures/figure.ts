import type { Span } from '../../overrides/text/span.js';
import { canonical, plainDigits } from './digits.js';

/** A number, an amount, a date's part or a time that a text states. */
export interface Figure extends Span {
  kind: 'number' | 'time';
  /** Every way to read it, as plain decimals; minutes of the day for a time. "1,234" has two. */
  values: readonly string[];
  /** Powers of ten behind it: "2 million" has six. */
  scale: number;
  percent: boolean;
}

const units =
  '(?:%|°|€|k|kg|mg|g|km|cm|mm|m|mi|ft|lbs?|oz|ml|l|hours?|hrs?|h|mins?|min|sec|s|ms|eur|usd|gbp|chf|pln|zl|gb|mb|kwh|kw)';
const time = String.raw`(?<hour>\d{1,2})(?:[:h](?<minute>\d{2})(?::\d{2})?(?:\s?(?<half>[ap])\.?m\b\.?)?|\s?(?<only>[ap])\.?m\b\.?)`;
const number = String.raw`(?<number>\d{1,3}(?:(?<group>[.,' ])\d{3})(?:\k<group>\d{3}){0,99}(?:[.,]\d{1,99})?(?!\d)|\d{1,400}(?:[.,]\d{1,400}){0,20})`;
/** Not inside a word or a name such as "GPT-4", "A4", "v2" or "b_12". */
const token = new RegExp(
  String.raw`(?<![\p{L}\p{N}_]|[\p{L}_][-.]|\d[.,])(?:${time}|${number})(?!\d)(?=${units}?(?![\p{L}\p{N}_]))`,
  'giu',
);
const scales: readonly [RegExp, number][] = [
  [/^\s?(?:k\b|thousand|tausend|mille\b|mil\b|mila\b|duizend|tysi[ąa]c|tys\b)/iu, 3],
  [/^\s?(?:million|millionen|mio\b|millones|mill[oó]n|milh[oõ]|milion|miljoen)/iu, 6],
  [/^\s?(?:billion|bn\b|milliard|mrd\b|miliard|miljard)/iu, 9],
];
/** Said so often that they state nothing: "24/7", "50/50", "100 % sure"; emergency numbers are common knowledge. */
const idiom = /^(?:24\/7|50\/50|50-50|100 ?%|112|911|999|988)(?![\d.,]*\d)/;
const versioned = /(?:^|[^\p{L}])(?:v|ver|version|release|versión|versão|versione|versie|wersja)\.? ?$/iu;
const listed = /(?:^|\n)[ \t>*-]{0,20}[([]?$/;
const behind = /^\s?(?:%|percent|per cent|prozent|pour ?cent|por ciento|por cento|per cento|procent)/iu;
const money = /^\s?(?:€|\$|£|zł|euros?\b|eur\b|dollars?\b|usd\b|pounds?\b|gbp\b)/iu;

/** The figures of a text that have to come from somewhere: not counts to ten, list numbers, ordinals, years or versions. */
export function figuresIn(source: string): Figure[] {
  const text = plainDigits(source);
  return [...text.matchAll(token)].flatMap((match) => {
    const { index } = match;
    const end = index + match[0].length;
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(end, end + 16);
    if (idiom.test(text.slice(index, index + 8)) || /(?:24\/|50[/-])$/.test(before)) return [];
    const { hour, minute, half, only, number: written } = match.groups ?? {};
    if (written === undefined) {
      const values = minutesOf(Number(hour), Number(minute ?? 0), half ?? only);
      return [{ start: index, end, kind: 'time', values, scale: 0, percent: false }];
    }
    const isListNumber = /^[.)\]](?:\s|$)/.test(after) && listed.test(before);
    if (isListNumber || versioned.test(before)) return [];
    const scale = scales.find(([word]) => word.test(after))?.[1] ?? 0;
    const percent = behind.test(after);
    const amount = percent || scale > 0 || money.test(after) || /[€$£] ?$/.test(before);
    return partsOf(written).flatMap(({ at, values }): Figure[] =>
      !amount && isSpared(values) ? [] : [{ start: index + at, end, kind: 'number', values, scale, percent }],
    );
  });
}

/** All readings are counts up to ten, or a year. */
const isSpared = (values: readonly string[]): boolean =>
  values.every(
    (value) =>
      /^\d{1,4}$/.test(value) && (Number(value) <= 10 || (value >= '1900' && value <= '2100' && value.length === 4)),
  );

/** One number, or the parts of "12.03.2026" and "11,12,13". A version such as "1.2.3" has none. */
function partsOf(written: string): { at: number; values: string[] }[] {
  const marks: string[] = written.match(/[.,]/g) ?? [];
  const grouped = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.test(written);
  if (marks.length < 2 || grouped) return [{ at: 0, values: valuesOf(written) }];
  const date = /^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(written);
  if (marks.includes('.') && !date) return [];
  return [...written.matchAll(/\d+/g)].map(({ 0: part, index }) => ({ at: index, values: [canonical(part)] }));
}

/** A lone mark before three digits may group them or begin a fraction; two different ones tell by their order. */
export function valuesOf(written: string): string[] {
  const digits = written.replace(/[' ]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return [canonical(digits)];
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  const rest = digits.slice(last + 1);
  const fraction = canonical(whole, rest);
  const marks = digits.match(/[.,]/g) ?? [];
  if (rest.length !== 3 || new Set(marks).size === 2) return [fraction];
  const grouped = canonical(whole + rest);
  return marks.length > 1 ? [grouped] : [grouped, fraction];
}

/** A bare "2:05" may be either half of the day. */
export function minutesOf(hour: number, minute: number, half: string | undefined): string[] {
  const of = (h: number): string => `t${h * 60 + minute}`;
  if (half !== undefined) return [of((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))];
  return hour > 0 && hour <= 12 ? [of(hour), of((hour + 12) % 24)] : [of(hour)];
}

import type { Span } from '../../overrides/text/span.js';
import { canonical, plainDigits } from './digits.js';
import { dividedBy, type Exact, exact, exactOf, isWhole, minus, plus, times, within } from './exact.js';

/** A sum a text claims, such as "12 × 30 = 360" or "15% of 80 is 12". */
export interface Claim extends Span {
  right: boolean;
  /** Each reading of the claimed result, as a plain decimal. */
  results: readonly string[];
}

const grouped = String.raw`\d{1,3}(?:[.,' ]\d{3}){1,20}(?:[.,]\d{1,60})?(?!\d)`;
const amount = String.raw`(?:[€$£]\s?)?(?:${grouped}|\d{1,60}(?:[.,]\d{1,60})?)(?:\s?(?:€|\$|£|euros?|dollars?|eur|usd|pounds?|zł)(?!\p{L}))?`;
const operators: readonly [RegExp, string][] = [
  [
    /^(?:×|x|\*|·|⋅|times|multiplied by|mal|fois|multiplié par|por|multiplicado por|vezes|per|moltiplicato per|keer|maal|razy)$/iu,
    '×',
  ],
  [
    /^(?:÷|\/|:|divided by|geteilt durch|durch|divisé par|dividido (?:por|entre)|entre|diviso|gedeeld door|podzielone przez)$/iu,
    '÷',
  ],
  [/^(?:\+|plus|más|mas|mais|più)$/iu, '+'],
  [/^(?:-|minus|moins|menos|meno|min)$/iu, '-'],
];
const sign = '[×x*·⋅÷/:+-]';
/** These join numbers in other senses too ("10-12", "3/4", "2:1"), so they compute only before an equals sign. */
const word =
  '(?:times|multiplied by|divided by|plus|minus|mal|geteilt durch|durch|fois|multiplié par|divisé par|moins|por|multiplicado por|dividido (?:por|entre)|entre|más|menos|vezes|mais|per|moltiplicato per|diviso|più|meno|keer|maal|gedeeld door|min|razy|podzielone przez)';
const about = String.raw`(?:\s(?:exactly|precisely|about|approximately|roughly|around|nearly|genau|etwa|ungefähr|rund|exactement|environ|exactamente|aproximadamente|exatamente|esattamente|circa|precies|ongeveer|dokładnie|około))?`;
const verb = String.raw`\s(?:is|are|equals|makes|gives|comes to|is equal to|ist|sind|ergibt|macht|gleich|est|font|fait|égale?|donne|es|son|igual a|da|dá|é|são|fa|è|sono|uguale a|gelijk aan|wynosi|równa się|to)${about}\s`;
const equals = String.raw`\s{0,4}(?:(?<equal>[=≈])${about}\s{0,4}|${verb})`;
const chain = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,]|[\p{L}\p{N}][/:-])(?<sum>${amount}(?:\s{0,4}(?:${sign}|\s${word}\s)\s{0,4}${amount}){1,8})(?<link>${equals})(?<result>-?${amount})(?![\p{L}\p{N}]|[.,]\d|\s{0,4}[×*÷+%]\s{0,4}\d|\s?%)`,
  'giu',
);
const share = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.,])(?<part>\d{1,60}(?:[.,]\d{1,60})?)\s?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent)\s(?:of|von|de|di|van|z)\s(?:the\s|your\s)?(?<whole>${amount})(?<link>${equals})(?<result>${amount})(?![\p{L}\p{N}]|[.,]\d|\s?%)`,
  'giu',
);
/** Somebody else's sum, or one called wrong. */
const disowned =
  /(?:^|[^\p{L}])(?:not|isn't|wrong|incorrect|mistake|said|wrote|claimed|nicht|falsch|sagte|faux|pas|incorrecto|errado|sbagliato|fout|niet|nie|błędn\p{L}*)(?![\p{L}])/iu;

/** Every sum a text claims, worked out anew. */
export function claimsIn(source: string): Claim[] {
  const text = plainDigits(source);
  return [...text.matchAll(chain), ...text.matchAll(share)].flatMap((match) => {
    const { groups = {}, index } = match;
    const { sum, part, whole, link = '', result = '' } = groups;
    if (sum !== undefined && groups['equal'] === undefined && /[/:-]/.test(sum)) return [];
    const end = index + match[0].length;
    const rough = /≈|about|approx|roughly|around|nearly|etwa|ungef|rund|environ|aprox|circa|ongeveer|około/iu.test(
      link,
    );
    const readings = [readDot, readComma].flatMap((read) => {
      const claimed = read(result);
      const worked = sum === undefined ? shareOf(read(part ?? ''), read(whole ?? '')) : workedOut(sum, read);
      return claimed === null || worked === null ? [] : [{ claimed, worked }];
    });
    if (readings.length === 0) return [];
    const right = readings.some(({ claimed, worked }) => agrees(claimed, worked, rough));
    const around = text.slice(Math.max(0, index - 60), index) + text.slice(end, end + 60);
    if (!right && disowned.test(around)) return [];
    return [{ start: index, end, right, results: readings.map(({ claimed }) => claimed) }];
  });
}

type Read = (written: string) => string | null;

/** "1,234.5", as English writes it. */
const readDot: Read = (written) => plain(written, /[,' ]/g, /^-?\d{1,80}(?:\.\d{1,60})?$/);
/** "1.234,5", as most of Europe does. */
const readComma: Read = (written) => plain(written, /[.' ]/g, /^-?\d{1,80}(?:,\d{1,60})?$/);

function plain(written: string, groups: RegExp, shape: RegExp): string | null {
  const digits = written.replace(/[^\d.,' -]/g, '').trim();
  const lone = digits.replace(groups, '');
  // A mark that groups stands before three digits; before others it is no grouping, and this reading is wrong.
  if (!shape.test(lone) || /[.,' ]\d{1,2}(?=[.,' ])|[.,' ]\d{4,}[.,]/.test(digits)) return null;
  const grouping = [...digits.matchAll(groups)].every(({ index }) => /^.\d{3}(?!\d)/.test(digits.slice(index)));
  if (!grouping) return null;
  const [whole = '0', fraction = ''] = lone.split(/[.,]/);
  return canonical(whole.replace('-', ''), fraction);
}

function workedOut(sum: string, read: Read): Exact | null {
  const numbers: Exact[] = [];
  const between: string[] = [];
  let from = 0;
  for (const { 0: found, index } of sum.matchAll(new RegExp(amount, 'giu'))) {
    const value = read(found);
    if (value === null) return null;
    if (numbers.length > 0) between.push(sum.slice(from, index).trim());
    numbers.push(exactOf(value));
    from = index + found.length;
  }
  const signs = between.map((words) => operators.find(([written]) => written.test(words))?.[1]);
  return signs.includes(undefined) ? null : folded(numbers, signs as string[]);
}

/** Products before sums. */
function folded([first, ...rest]: readonly Exact[], signs: readonly string[]): Exact | null {
  if (first === undefined) return null;
  let sum = exact(0n);
  let product = first;
  let negative = false;
  const add = (): void => {
    sum = negative ? minus(sum, product) : plus(sum, product);
  };
  for (const [at, number] of rest.entries()) {
    const operator = signs[at];
    if (operator === '×') product = times(product, number);
    else if (operator === '÷') {
      const quotient = dividedBy(product, number);
      if (quotient === null) return null;
      product = quotient;
    } else {
      add();
      product = number;
      negative = operator === '-';
    }
  }
  add();
  return sum;
}

const shareOf = (part: string | null, whole: string | null): Exact | null =>
  part === null || whole === null ? null : times(times(exactOf(part), exact(1n, 100n)), exactOf(whole));

/** Exactly so, or a fraction rounded to the places it shows. "About" allows for a whole number, and for five per cent. */
function agrees(claimed: string, worked: Exact, rough: boolean): boolean {
  const size = worked.over < 0n ? { ...worked, over: -worked.over } : worked;
  const shown = exactOf(claimed);
  const places = claimed.split('.')[1]?.length ?? 0;
  if (within(size, shown, exact(0n))) return true;
  const rounded = !isWhole(size) && within(size, shown, exact(1n, 10n ** BigInt(places)));
  return rough ? rounded || within(size, shown, times(size, exact(1n, 10n))) : rounded && places > 0;
}

/** Somebody asks for something to be worked out. */
const asked =
  /\d\s{0,4}[×x*·÷+]\s{0,4}\d|\d\s{1,4}[-/:]\s{1,4}\d|\d\s?(?:%|percent|prozent|pour cent|por ciento|por cento|per cento|procent)\s(?:of|von|de|di|van|z)\s\D{0,12}\d|\d\s(?:times|multiplied by|divided by|plus|minus|mal|geteilt durch|fois|divisé par|moins|por|dividido|más|menos|vezes|mais|per|diviso|più|meno|keer|gedeeld door|razy|podzielone)\s\d|(?:square root|quadratwurzel|racine carrée|raíz cuadrada|raiz quadrada|radice quadrata|wortel|pierwiastek)\D{0,12}\d|(?:sum|product|difference|average) of \d/iu;

export const asksForArithmetic = (text: string): boolean => asked.test(plainDigits(text));

import type { Candidate } from './candidate.js';
import type { Plan } from './plans.js';
import { everywhere, internationally, planOf } from './plans.js';

/** Numbers that nobody was ever given: one digit over and over, or a row that counts. */
export function isRow(digits: string): boolean {
  if (new Set(digits).size <= 2) return new Set(digits).size === 1 || /^[01]+$/.test(digits);
  const step = (digits.charCodeAt(1) - digits.charCodeAt(0) + 10) % 10;
  if (step !== 1 && step !== 9) return false;
  for (let i = 2; i < digits.length; i += 1)
    if ((digits.charCodeAt(i) - digits.charCodeAt(i - 1) + 10) % 10 !== step) return false;
  return true;
}

/** A calling code that exists, and as many digits behind it as the country may use. */
export function isInternational({ digits, international, groups }: Candidate): boolean {
  if (digits.length < 7 || digits.length > 15) return false;
  const split = internationally(digits);
  if (split === null) return false;
  const national = split.national.replace(/^0/, '');
  if (split.regions.length === 0) return national.length >= 6;
  const fits = split.regions.some((region) => {
    const plan = planOf(region);
    return (
      plan !== null &&
      (plan.lengths.has(national.length) || plan.lengths.has(split.national.length)) &&
      (international === 'plus' || plan.general.test(national) || plan.general.test(split.national))
    );
  });
  return fits || (international === 'plus' && groups >= 2 && national.length >= 7);
}

const nanp = new Set(['3-3-4', '1-3-3-4', '3-7', '1-3-7']);

/** North America: `415-555-0132`, `(415) 555 0132`, `1.415.555.0132`. */
export function isNorthAmerican({ digits, grouping, bracketed, marks }: Candidate): boolean {
  if (!nanp.has(grouping)) return false;
  const national = digits.length === 11 ? digits.slice(1) : digits;
  if (digits.length === 11 && !digits.startsWith('1')) return false;
  if (grouping.endsWith('3-7')) return bracketed || (/^[2-9]\d\d[2-9]/.test(national) && marks.includes('-'));
  if (bracketed || /^[ ]?-[ ]?[ ]?-[ ]?$/.test(marks) || marks.includes('-')) return true;
  return /^[2-9]\d\d[2-9]/.test(national);
}

/** Countries whose policy was set come first, and are believed more. */
export interface Regions {
  configured: readonly string[];
  all: readonly string[];
}

/** Where a language is at home. English and Arabic are spoken in too many countries to say. */
const homes: Readonly<Record<string, readonly string[]>> = {
  es: ['ES', 'MX'],
  fr: ['FR'],
  de: ['DE', 'AT'],
  pt: ['PT', 'BR'],
  it: ['IT'],
  nl: ['NL'],
  pl: ['PL'],
  tr: ['TR'],
  hi: ['IN'],
  ru: ['RU'],
  zh: ['CN'],
  ja: ['JP'],
  ko: ['KR'],
  uk: ['UA'],
  sv: ['SE'],
  da: ['DK'],
  nb: ['NO'],
  no: ['NO'],
  fi: ['FI'],
  cs: ['CZ'],
  el: ['GR'],
  hu: ['HU'],
  ro: ['RO'],
  he: ['IL'],
  th: ['TH'],
  vi: ['VN'],
  id: ['ID'],
};

/** The union of a policy's regions with the rest of the world, made once for each. Bounded, for tenants write policies. */
const unions = new Map<string, Regions>();

export function regionsOf(regions: readonly string[], languages: readonly string[]): Regions {
  const key = `${regions.join()} ${languages.join()}`;
  const known = unions.get(key);
  if (known !== undefined) return known;
  if (unions.size >= 256) unions.clear();
  const configured = [...new Set([...regions, ...languages.flatMap((language) => homes[language] ?? [])])];
  const union = { configured, all: [...configured, ...everywhere.filter((region) => !configured.includes(region))] };
  unions.set(key, union);
  return union;
}

const plansOf = (regions: readonly string[]): Plan[] => regions.flatMap((region) => planOf(region) ?? []);

/** The national part when the digits begin as a call inside the country does. */
function behindTrunk(plan: Plan, digits: string): string | null {
  if (plan.region === 'IT' && digits.startsWith('0')) return digits;
  const prefix = plan.trunk?.exec(digits)?.[0];
  return prefix === undefined || prefix === '' ? null : digits.slice(prefix.length);
}

const nationalLengths = { least: 9, most: 12 } as const;

/** `0171 2345678`, `06 12 34 56 78`, `8 (495) 123-45-67`: a trunk prefix and a number its country uses. */
export function hasTrunk({ digits, groups, grouping, bracketed }: Candidate, regions: Regions): boolean {
  if (digits.length < nationalLengths.least || digits.length > nationalLengths.most) return false;
  const zero = digits.startsWith('0');
  if (!zero && !(digits.startsWith('8') && digits.length === 11 && (groups > 1 || bracketed))) return false;
  if (zero && /^0-|-1-1-|^1-1/.test(grouping)) return false;
  const unbroken = groups === 1;
  return plansOf(regions.all).some((plan) => {
    if (!zero && plan.trunk?.source !== '^(?:8)') return false;
    const national = behindTrunk(plan, digits);
    if (national === null) return false;
    if (!unbroken) return plan.exact.test(national);
    return regions.configured.includes(plan.region)
      ? plan.exact.test(national)
      : (plan.mobile?.test(national) ?? false);
  });
}

/** A country's own grouping. Elsewhere than in the policy's regions only groupings that no amount or code has. */
export function isNationalShape(candidate: Candidate, regions: Regions): boolean {
  const { digits, grouping, groups, bracketed } = candidate;
  if (groups < 2 || digits.length < 7 || digits.length > 12) return false;
  const distinct = bracketed
    ? digits.length >= 8
    : digits.length >= 9 &&
      groups >= 3 &&
      grouping !== '3-3-3' &&
      !/^(?:[12]-)?2(?:-2)+$|1-|-1/.test(grouping) &&
      uniform(candidate.marks);
  const plans = plansOf(distinct ? regions.all : regions.configured);
  if (plans.some((plan) => (plan.groupings.has(grouping) || (bracketed && groups >= 2)) && plan.exact.test(digits)))
    return true;
  return (
    indianMobile(candidate) ||
    chineseMobile(candidate) ||
    (distinct && groups >= 4 && plans.some((plan) => plan.mobile?.test(digits) ?? false))
  );
}

const uniform = (marks: string): boolean => /^(?:[ ()]+|[-()]+|[.()]+|[ ()]+[-]+[-]*)$/.test(marks);

const indianMobile = ({ grouping, digits }: Candidate): boolean => grouping === '5-5' && /^[6-9]/.test(digits);
const chineseMobile = ({ grouping, digits }: Candidate): boolean => grouping === '3-4-4' && /^1[3-9]/.test(digits);

/** Eleven digits that only Chinese mobiles have, in a Chinese text or a policy for China. */
export const isChineseMobile = (digits: string): boolean => digits.length === 11 && /^1[3-9]/.test(digits);

/** Ten digits one by one: `4 1 5 5 5 5 0 1 3 2`. */
export const isOneByOne = ({ grouping, groups }: Candidate): boolean => groups >= 7 && /^1(?:-1)+$/.test(grouping);

export const isUsedIn = (digits: string, regions: readonly string[]): boolean =>
  plansOf(regions).some((plan) => plan.exact.test(digits) || plan.exact.test(behindTrunk(plan, digits) ?? ''));

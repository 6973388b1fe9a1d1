import { createRequire } from 'node:module';
import type { CountryCode, MetadataJson, NumberType } from 'libphonenumber-js/core';
import { getCountries, getCountryCallingCode, isSupportedCountry, Metadata } from 'libphonenumber-js/core';

/** Required, not imported: JSON needs an import attribute, which the compiler's output drops. */
const metadataJson = createRequire(import.meta.url)('libphonenumber-js/metadata.max.json') as MetadataJson;

/** How the numbers of one country are built. */
export interface Plan {
  region: string;
  /** What stands before a number dialled inside the country: `0` in most. */
  trunk: RegExp | null;
  /** Anything the country may have assigned. */
  general: RegExp;
  /** What its number types really use. */
  exact: RegExp;
  mobile: RegExp | null;
  /** Group lengths of the country's own ways to write a number, such as `3-2-2-2`. */
  groupings: ReadonlySet<string>;
  lengths: ReadonlySet<number>;
}

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);
const types = [
  'FIXED_LINE',
  'MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'VOIP',
  'UAN',
] as const;

const plans = new Map<string, Plan | null>();

/** The plan of a country (ISO 3166-1), read from the metadata when it is first asked for; null when there is none. */
export function planOf(region: string): Plan | null {
  const known = plans.get(region);
  if (known !== undefined) return known;
  const plan = isRegion(region) ? readPlan(region) : null;
  plans.set(region, plan);
  return plan;
}

const isRegion = (region: string): region is CountryCode => isSupportedCountry(region as CountryCode, metadataJson);

interface NumberingPlan {
  nationalNumberPattern(): string;
  possibleLengths(): number[];
  nationalPrefixForParsing(): string | undefined;
  formats(): { pattern(): string }[];
  type(name: NumberType): { pattern(): string } | undefined;
}

function readPlan(region: CountryCode): Plan | null {
  const metadata = new Metadata(metadataJson);
  metadata.selectNumberingPlan(region);
  // The published type leaves out what the class offers and its documentation names.
  const plan = metadata.numberingPlan as unknown as NumberingPlan | undefined;
  if (plan === undefined) return null;
  const used = types.flatMap((type) => plan.type(type)?.pattern() ?? []);
  const mobile = plan.type('MOBILE')?.pattern();
  const prefix = plan.nationalPrefixForParsing();
  return {
    region,
    trunk: prefix === undefined ? null : new RegExp(`^(?:${prefix})`),
    general: whole(plan.nationalNumberPattern()),
    exact: whole(used.length === 0 ? plan.nationalNumberPattern() : used.join('|')),
    mobile: mobile === undefined ? null : whole(mobile),
    groupings: new Set(plan.formats().flatMap((format) => groupingsOf(format.pattern()))),
    lengths: new Set(plan.possibleLengths()),
  };
}

/** `(\d{3})(\d{3,4})` is `3-3` and `3-4`; open-ended formats say nothing about shape. */
function groupingsOf(pattern: string): string[] {
  let all: string[] = [''];
  for (const [, low, high] of pattern.matchAll(/\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)/g)) {
    const from = Number(low ?? 1);
    const to = Number(high ?? from);
    if (to - from > 2) return [];
    all = all.flatMap((head) =>
      Array.from({ length: to - from + 1 }, (_, i) => (head === '' ? '' : `${head}-`) + (from + i)),
    );
  }
  return all.filter((grouping) => grouping.includes('-'));
}

const byCallingCode = new Map<string, string[]>();
for (const region of getCountries(metadataJson)) {
  const code: string = getCountryCallingCode(region, metadataJson);
  byCallingCode.set(code, [...(byCallingCode.get(code) ?? []), region]);
}
/** Codes of no country: satellite, freephone and the like. */
for (const code of ['800', '808', '870', '878', '881', '882', '883', '888', '979']) byCallingCode.set(code, []);

/** Splits international digits into the countries of the calling code and the rest; null when no code fits. */
export function internationally(digits: string): { regions: readonly string[]; national: string } | null {
  for (let length = 1; length <= 3; length += 1) {
    const regions = byCallingCode.get(digits.slice(0, length));
    if (regions !== undefined) return { regions, national: digits.slice(length) };
  }
  return null;
}

/** Countries whose ways to write numbers are known even when the policy names other regions: messages cross borders. */
export const everywhere: readonly string[] = (
  'US CA GB IE AU NZ ZA IN PK BD LK SG MY PH ID TH VN HK TW CN JP KR DE AT CH FR BE NL LU ES PT IT GR TR PL CZ SK HU RO BG HR RS SI UA RU ' +
  'BY KZ SE NO DK FI EE LV LT IL AE SA QA KW JO LB EG MA DZ TN NG KE GH TZ UG BR AR MX CL CO PE VE EC UY BO CR DO'
).split(' ');

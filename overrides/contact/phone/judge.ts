import type { View } from '../../text/view.js';
import type { Hit } from '../words/hits.js';
import type { Candidate } from './candidate.js';
import type { Regions } from './shapes.js';
import {
  hasTrunk,
  isChineseMobile,
  isInternational,
  isNationalShape,
  isNorthAmerican,
  isOneByOne,
  isRow,
  isUsedIn,
} from './shapes.js';
import { meaningOf, standsFree } from './surroundings.js';

/** What a judgement needs to know besides the digits. */
export interface Scene {
  view: View;
  hits: readonly Hit[];
  regions: Regions;
  /** The text holds Chinese characters. */
  chinese: boolean;
  /** Offset of the end of the last number found; a second one may follow with "or". */
  lastEnd: number;
  /** Costly judgements left. A text that spends them is hostile, and then shape alone decides against it. */
  budget: number;
}

/** The rule by which a candidate is a telephone number, or null. */
export function judge(candidate: Candidate, scene: Scene): string | null {
  const { digits, international } = candidate;
  if (digits.length < 7 || digits.length > 15 || !standsFree(scene.view, candidate)) return null;
  if (international === 'plus' && isInternational(candidate)) return 'international';
  return isThousands(candidate) || isYears(candidate) || isHours(candidate) ? null : byMeaning(candidate, scene);
}

/** The words around decide first, then the form. */
function byMeaning(candidate: Candidate, scene: Scene): string | null {
  const { digits, groups, marks } = candidate;
  const decimal = groups === 2 && marks === '.';
  scene.budget -= 1;
  const meaning = meaningOf(scene.view, scene.hits, candidate);
  if (meaning === 'other') return null;
  if (candidate.international === 'dialled' && isInternational(candidate)) return 'international';
  if (
    meaning === 'phone' &&
    !(decimal && (digits.length < 9 || isPlace(candidate, scene.view.text))) &&
    !isCounting(candidate)
  )
    return 'announced';
  if (decimal) return null;
  if (refersToSelf(candidate, scene)) return 'announced';
  if (scene.budget < 0) return groups > 1 && groups < 6 && digits.length >= 9 ? 'flood' : null;
  return byShape({ ...candidate, digits: candidate.written }, scene);
}

function byShape(candidate: Candidate, scene: Scene): string | null {
  const { digits } = candidate;
  if (candidate.fragment || isFiled(candidate, scene.view.text)) return null;
  if (isNorthAmerican(candidate)) return 'national';
  if (isRow(digits) && (candidate.groups < 2 || candidate.groups > 5)) return null;
  if (isOneByOne(candidate)) return digits.length >= 9 ? 'one_by_one' : null;
  if (hasTrunk(candidate, scene.regions) || isNationalShape(candidate, scene.regions)) return 'national';
  if (isChineseMobile(digits) && (scene.chinese || scene.regions.configured.includes('CN'))) return 'national';
  if (follows(candidate, scene)) return 'second';
  return isAlone(candidate, scene) ? 'alone' : null;
}

/** `48.208369, 120.242388`: degrees stand in pairs, or with many decimals. */
const isPlace = ({ start, end, groupsOfDigits }: Candidate, text: string): boolean =>
  (groupsOfDigits[1]?.length ?? 0) >= 5 &&
  (/\d\.\d{4,}°?\s?[NSns]?\s?[,;/]?\s?-?$/.test(text.slice(Math.max(0, start - 20), start)) ||
    /^°?\s?[NSns]?\s?[,;/]\s?-?\d{1,3}\.\d{4}/.test(text.slice(end, end + 14)) ||
    groupsOfDigits[1]?.length === 6);

/** 1.204.558 and 250 000 000 */
const isThousands = ({ grouping, digits, marks, bracketed }: Candidate): boolean =>
  /^[1-3](?:-3)+$/.test(grouping) &&
  !digits.startsWith('0') &&
  !bracketed &&
  (/^\.+$/.test(marks) || (/0{3}$/.test(digits) && /^ +$/.test(marks)));

const isYears = ({ grouping, digits }: Candidate): boolean =>
  /^4(?:-4)+$/.test(grouping) && (digits.match(/.{4}/g) ?? []).every((year) => /^(?:19|20)\d\d$/.test(year));

/** "0900-1730" */
const isHours = ({ grouping, groupsOfDigits, marks }: Candidate): boolean =>
  grouping === '4-4' &&
  /^ ?- ?$/.test(marks) &&
  groupsOfDigits.every((hour) => /^(?:[01]\d|2[0-4])[0-5]\d$/.test(hour));

/** A year among the groups (`070-2026-174`), or behind a slash (`06-1234-5678/26`): files and invoices are numbered so. */
function isFiled({ groupsOfDigits, marks, end, bracketed, international }: Candidate, text: string): boolean {
  if (bracketed || international !== null) return false;
  if (/^\s?\/\s?(?:\d{2}|20\d\d)(?!\d)/.test(text.slice(end, end + 8))) return true;
  const nanp = groupsOfDigits.join('-').length === 12 && /^\d{3}-\d{3}-\d{4}$/.test(groupsOfDigits.join('-'));
  return !nanp && /[-/]/.test(marks) && groupsOfDigits.some((group) => /^20[0-4]\d$/.test(group));
}

/** One by one and in order, or sizes and hours that only rise: `12 14 16 18 20`. */
const isCounting = (candidate: Candidate): boolean =>
  (isOneByOne(candidate) && isRow(candidate.digits)) ||
  ((candidate.fragment ? /^2(?:-2){3,}$/ : /^2(?:-2){4,}$/).test(candidate.grouping) &&
    !candidate.digits.startsWith('0') &&
    candidate.groupsOfDigits.every((group, i, all) => i === 0 || group > (all[i - 1] as string)));

function follows(candidate: Candidate, { view, lastEnd }: Scene): boolean {
  if (lastEnd === 0 || candidate.digits.length < 8) return false;
  const between = view.lower.slice(lastEnd, candidate.start);
  return (
    candidate.start >= lastEnd &&
    between.length <= 8 &&
    /^[\s,;/|&]*(?:or|and|o|y|ou|et|oder|und|of|en|lub|i|veya|или|и|أو|या|或)?[\s:]*$/.test(between)
  );
}

const selfBefore =
  /(?:^|[^\p{L}])(?:i['’]?m|i am|me|it['’]?s|reach|find me|hmu|here['’]?s mine|mine['’]?s|mine is)(?: (?:at|on|is))?:? $/u;
const selfAfter =
  /^[\s,.]{1,3}(?:that['’]?s me|thats me|it['’]?s me|is me|me!|is mine|mine|hmu|if you (?:need|want)|anytime|whenever|any time)(?!\p{L})/u;

/** "I'm at …", "… that's me": bare digits are a number when the region has them and somebody lays claim to it. */
function refersToSelf({ digits, start, end }: Candidate, { view, regions }: Scene): boolean {
  if (digits.length < 9) return false;
  const { lower } = view;
  const claimed =
    selfBefore.test(lower.slice(Math.max(0, start - 18), start)) || selfAfter.test(lower.slice(end, end + 18));
  return claimed && isUsedIn(digits, regions.configured);
}

/** The message is the number and nothing else. */
function isAlone({ digits, start, end }: Candidate, { view, regions }: Scene): boolean {
  if (digits.length < 9 || digits.length > 12 || view.text.length > end - start + 12) return false;
  const around = view.text.slice(0, start) + view.text.slice(end);
  return view.text.charAt(start - 1) !== '-' && !/[\p{L}\d#$€£]/u.test(around) && isUsedIn(digits, regions.configured);
}

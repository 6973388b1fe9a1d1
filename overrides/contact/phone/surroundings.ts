import { isAsciiLetter, isDigit, isUnsegmented, isWord } from '../../text/chars.js';
import type { View } from '../../text/view.js';
import type { Hit } from '../words/hits.js';
import { firstFrom } from '../words/hits.js';
import { role, rolesOf } from '../words/lexicon.js';
import type { Candidate } from './candidate.js';

/** What the words around digits say they are. `other`: the number of an order, an account, an amount. */
export type Meaning = 'phone' | 'other' | 'none';

const reach = 48;
const nearby = 22;

/** Reads the cues before a candidate, then those right behind it. The nearest one holds. */
export function meaningOf(view: View, hits: readonly Hit[], { start, end }: Candidate): Meaning {
  if (/[☎☏✆📞📱📲📳🤙]\s{0,2}:?\s?$/u.test(view.text.slice(Math.max(0, start - 6), start))) return 'phone';
  const at = firstFrom(hits, start);
  const before = meaningBefore(view.lower, hits, at, start);
  return before === 'none' ? meaningAfter(view.lower, hits, at, end) : before;
}

function meaningBefore(lower: string, hits: readonly Hit[], at: number, start: number): Meaning {
  for (let i = at - 1; i >= 0; i -= 1) {
    const hit = hits[i] as Hit;
    if (start - hit.end > reach) break;
    const gap = lower.slice(hit.end, start).replace(shortened, ' ').replace(/^\./, '');
    if (/[!?;]|\.\s|\n\s*\n/.test(gap)) break;
    const meaning = meaningOfHit(lower, hits, i, gap);
    if (meaning !== 'none') return meaning;
  }
  return 'none';
}

/** "No.", "Nr.", "n.": this full stop ends no sentence. */
const shortened = /(?<!\p{L})(?:n|no|nr|num|núm|nro|ref|art|id|št|č|sz|№|n[°ºo])\./u;

function meaningOfHit(lower: string, hits: readonly Hit[], index: number, gap: string): Meaning {
  const hit = hits[index] as Hit;
  const phone = (hit.roles & role.phone) !== 0;
  const other = (hit.roles & role.other) !== 0;
  if (phone && other) return 'none';
  if (
    phone ||
    (other && /(?:area|country|city|dial(?:l?ing)?)\s$/.test(lower.slice(Math.max(0, hit.start - 9), hit.start)))
  )
    return 'phone';
  if (other) return gap.length <= nearby && !/,\s?\S|\band\b|\by\b|\bor\b|\bund\b|\bet\b/.test(gap) ? 'other' : 'none';
  if ((hit.roles & role.number) === 0 || gap.length > 20) return 'none';
  if (ofThing.test(gap) || (hit.end - hit.start < 4 && numbersNoun(lower, hit.start))) return 'other';
  const mine = numberOfSomebody(lower, hits, index);
  if (mine && !isOwned(hits, index) && namesThing.test(gap)) return 'other';
  return mine ? 'phone' : 'none';
}

/** "number of people", but not "of my mother". */
const ofThing =
  /^ (?:of|de|der|von|van|di) (?!(?:my|his|her|our|m[aio]n?|mes|s[ao]n?|t[ao]n?|nos|notre|su|tu|meine?[rsm]?|seine?[rsm]?|ihre?[rsm]?|unsere?[rsm]?|minha|meu|mia|mio|sua|mijn|ons|onze|casa|ufficio|maison|travail|bureau|trabajo|oficina|trabalho|tel[eé]fono?|telefone|t[eé]l[eé]phone|cellulare|m[oó]vil)(?![\p{L}]))/u;

/** "Vertrag Nr.", "flat no.": a noun before the abbreviation. */
function numbersNoun(lower: string, start: number): boolean {
  const noun = /(?<![\p{L}])(\p{L}{4,20})\s$/u.exec(lower.slice(Math.max(0, start - 24), start))?.[1];
  return noun !== undefined && (rolesOf(noun) & (role.phone | role.owner | role.platform | role.number)) === 0;
}

/** "номер дела 8916…": a noun between says what the number is of. */
const namesThing =
  /^ (?!(?:is|es|est|ist|jest|это|to|here|now|for|mio|mia|eh|at|on|in|von|de|da|mit|für|sur|aqui|hier|ici|qui|pour|para|per|dla|для|do|is|still|just)(?![\p{L}]))[\p{L}]{3,14} $/u;

const isOwned = (hits: readonly Hit[], index: number): boolean => {
  const [hit, previous] = [hits[index] as Hit, hits[index - 1]];
  return previous !== undefined && hit.start - previous.end <= 2 && (previous.roles & role.owner) !== 0;
};

/** "my number" is a telephone's; of "serial number" the word before decides. */
function numberOfSomebody(lower: string, hits: readonly Hit[], index: number): boolean {
  const hit = hits[index] as Hit;
  const lead = lower.slice(Math.max(0, hit.start - 2), hit.start);
  if (hit.start === 0 || /[.!?:\n,]\s?$/.test(lead)) return hit.end - hit.start > 3;
  const previous = hits[index - 1];
  if (previous !== undefined && hit.start - previous.end <= 2)
    return (previous.roles & (role.owner | role.phone)) !== 0 && (previous.roles & role.other) === 0;
  return /^\s(?:mio|mia|mío|mia)\b/.test(lower.slice(hit.end, hit.end + 5));
}

function meaningAfter(lower: string, hits: readonly Hit[], at: number, end: number): Meaning {
  for (let i = at; i < hits.length; i += 1) {
    const hit = hits[i] as Hit;
    if (hit.start < end) continue;
    if (hit.start - end > 24) break;
    const gap = lower.slice(end, hit.start);
    if (/[!?;\n]|\.\s/.test(gap)) break;
    if ((hit.roles & role.phone) !== 0 && (hit.roles & role.other) === 0) return 'phone';
    if ((hit.roles & role.number) !== 0 && numberOfSomebody(lower, hits, i)) return 'phone';
  }
  return 'none';
}

/** A word that touches the digits makes them a part of something else, unless it announces a telephone. */
export function standsFree(view: View, { start, end, digits, international }: Candidate): boolean {
  return (
    freeBefore(view, start, international !== null) && freeAfter(view, end, digits.length, international === 'plus')
  );
}

function freeBefore({ text, lower }: View, start: number, international: boolean): boolean {
  const before = text.charAt(start - 1);
  if (before === '') return true;
  if ('#$€£¥₹₽₺₩%@\\'.includes(before)) return false;
  if (international && !/[\w/]/.test(before)) return true;
  if (/[$€£¥₹₽₺₩]\s$/.test(text.slice(Math.max(0, start - 2), start)) && !international) return false;
  if (isWord(text.charCodeAt(start - 1))) return isUnsegmented(text.charCodeAt(start - 1)) || cueEndsAt(lower, start);
  if ('.,:/=-_&+'.includes(before)) {
    const earlier = text.charCodeAt(start - 2);
    if (isDigit(earlier)) return before === ',' || before === '/' ? isDigit(text.charCodeAt(start - 5)) : false;
    if (before === '/') return !isWord(earlier) && text.charAt(start - 2) !== '/';
    return before === ':' || before === '.' || before === ',' || !isWord(earlier) || cueEndsAt(lower, start - 1);
  }
  return true;
}

function cueEndsAt(lower: string, end: number): boolean {
  let start = end;
  while (start > 0 && end - start < 16 && !isDigit(lower.charCodeAt(start - 1)) && isWord(lower.charCodeAt(start - 1)))
    start -= 1;
  return !isDigit(lower.charCodeAt(start - 1)) && (rolesOf(lower.slice(start, end)) & role.phone) !== 0;
}

function freeAfter({ text, lower }: View, end: number, count: number, plus: boolean): boolean {
  const after = text.charAt(end);
  if (after === '') return true;
  const next = text.charCodeAt(end + 1);
  if (after === '%' || after === '@' || after === '_') return false;
  if (isAsciiLetter(text.charCodeAt(end)))
    return (
      plus ||
      (count >= 9 && count <= 13 && !/^(?:[a-f]{1,3}\b|[a-z]{0,12}\d)/.test(lower.slice(end, end + 14))) ||
      /^x\d/.test(lower.slice(end, end + 2))
    );
  if ((after === ',' || after === ':' || after === '/' || after === '=') && isDigit(next)) return count >= 9;
  if (after === '-' && isWord(next)) return false;
  if (after === '.' && isWord(next)) return count >= 9 && !isDigit(next);
  return !countedThing(lower, end);
}

const currency = /^\s?[\p{Sc}%°]/u;

function countedThing(lower: string, end: number): boolean {
  const rest = lower.slice(end, end + 18);
  if (currency.test(rest)) return true;
  const word = /^\s([\p{L}]{1,14})(?![\p{L}])/u.exec(rest)?.[1];
  return word !== undefined && (rolesOf(word) & role.unit) !== 0;
}

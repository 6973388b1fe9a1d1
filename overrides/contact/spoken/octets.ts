import type { View } from '../../text/view.js';
import type { Finding } from '../finding.js';
import { flood, isFlooded } from '../flood.js';
import type { Hit } from '../words/hits.js';
import { role } from '../words/lexicon.js';
import { numberValues } from '../words/number-words.js';

/** Units looked at for the number before the first dot and behind the last. */
const reach = 32;
const mostWords = 3;

const spaced = /(?<![\d.])\d{1,3}(?: \. \d{1,3}){3}(?![\d.])/g;

/** "198 dot 51 dot 100 dot 23", "ten point zero point one point seven": three dots said among four numbers up to 255. */
export function findSpokenOctets({ lower }: View, hits: readonly Hit[], found: Finding[]): void {
  if (lower.includes(' . '))
    for (const { index, 0: quad } of lower.matchAll(spaced))
      found.push({ start: index, end: index + quad.length, type: 'ip', rule: 'spaced_ip', strength: 'strong' });
  const dots = hits.filter(({ roles }) => (roles & role.dot) !== 0);
  for (let i = 0; i + 2 < Math.min(dots.length, flood.marks) && !isFlooded(found); i += 1) {
    const [a, b, c] = [dots[i] as Hit, dots[i + 1] as Hit, dots[i + 2] as Hit];
    if (c.start - a.end > 2 * reach) continue;
    if (!isOctet(lower.slice(a.end, b.start)) || !isOctet(lower.slice(b.end, c.start))) continue;
    const start = before(lower, a.start);
    const end = after(lower, c.end);
    if (start === a.start || end === c.end || isOctet(lower.slice(end, dots[i + 3]?.start ?? end))) continue;
    found.push({ start, end, type: 'ip', rule: 'spoken_ip', strength: 'strong' });
    i += 2;
  }
}

/** Digits as written or said one by one, with tens and hundreds in one go. */
function isOctet(said: string): boolean {
  const words = said.trim().split(/[\s-]+/);
  if (words.length > 1 && /^hundred$/.test(words.at(-1) as string)) words[words.length - 1] = '00';
  if (said.length > reach || words.length > mostWords || words[0] === '') return false;
  const digits = words.map((word) => (/^\d{1,3}$/.test(word) || word === '00' ? word : numberValues.get(word)));
  if (digits.includes(undefined)) return false;
  return digits.join('').length <= 4 && Number(digits.join('').slice(0, 3)) <= 255;
}

function before(lower: string, end: number): number {
  let start = end;
  const words = [...lower.slice(Math.max(0, end - reach), end).matchAll(/[\p{L}\d]+/gu)].reverse();
  for (const { index } of words.slice(0, mostWords)) {
    const at = Math.max(0, end - reach) + index;
    if (!isOctet(lower.slice(at, end))) break;
    start = at;
  }
  return start;
}

function after(lower: string, from: number): number {
  let end = from;
  for (const match of [...lower.slice(from, from + reach).matchAll(/[\p{L}\d]+/gu)].slice(0, mostWords)) {
    const to = from + match.index + match[0].length;
    if (!isOctet(lower.slice(from, to))) break;
    end = to;
  }
  return end;
}

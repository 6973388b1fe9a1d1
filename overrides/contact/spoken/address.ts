import { isLetter } from '../../text/chars.js';
import type { Edit } from '../../text/edit.js';
import type { View } from '../../text/view.js';
import { mailProviders, shortHosts } from '../providers.js';
import { endingOf } from '../tld.js';
import type { Hit } from '../words/hits.js';
import { endingSaid } from '../words/spoken-words.js';
import { mayAnchor } from './anchors.js';
import type { Mark } from './mark.js';
import { longestLabel, wordAfter, wordBefore } from './mark.js';
import { marksOf, mayBeSpoken } from './marks.js';
import { keepNames } from './names.js';
import { isWww } from './spaced-marks.js';

/** Where `(at)`, "dot" and their like stand for marks; edits turn the view into the address they spell. Null is a flood. */
export function spokenMarks(view: View, hits: readonly Hit[]): Edit[] | null {
  if (!mayBeSpoken(view, hits) || !mayAnchor(view, hits)) return [];
  const marks = marksOf(view, hits);
  if (marks === null) return null;
  const kept = new Set<Mark>();
  keepProven(view, marks, kept);
  keepNames(view.lower, marks, hits, kept);
  return marks.filter((mark) => kept.has(mark)).flatMap((mark) => withEnding(view.lower, mark));
}

const notNames = new Set(
  'work their its his her what which polka the a an this that every another each some any my your our polka red blue green one it that’s is was are big little same next last microsoft or and of'.split(
    ' ',
  ),
);
const dotComLore =
  /^\s?(?:boom|bubble|crash|era|company|companies|bust|industry|stock|stocks|startup|startups|years|days|business|businesses|world|millionaire|millionaires|domain|domains|name|names|part|address)\b/;

/** Keeps the marks that together spell an address: a known ending behind a dot, and what leads up to it. */
function keepProven({ text, lower }: View, marks: readonly Mark[], kept: Set<Mark>): void {
  for (let i = 0; i < marks.length; i += 1) {
    const mark = marks[i] as Mark;
    if (mark.to === '://' || (mark.to === ':' && lower.startsWith('//', mark.end))) kept.add(mark);
    if (mark.to === '.' ? endsHost(text, lower, marks, i) : mark.to === '@' && opensHost(lower, marks, i)) {
      kept.add(mark);
      keepBefore(lower, marks, i, kept);
      keepAfter(lower, marks, i, kept);
    }
  }
}

/** The ending said after a mark, spelled or in another script too. */
function endingAfter(lower: string, mark: Mark): string {
  const word = wordAfter(lower, mark.end);
  if (word.length === 1 && /^ \p{L}(?![\p{L}\d])/u.test(lower.slice(mark.end + 1, mark.end + 4)))
    return word + lower.charAt(mark.end + 2);
  return (
    endingSaid.get(word) ?? endingSaid.get(word.charAt(0)) ?? /^[a-z\d-]+(?=[^\u0000-\u0dff])/.exec(word)?.[0] ?? word
  );
}

/** The mark, and the ending behind it in Latin letters. */
function withEnding(lower: string, mark: Mark): Edit[] {
  if (mark.to !== '.') return [mark];
  const word = wordAfter(lower, mark.end);
  const whole = endingSaid.get(word);
  const to = whole ?? endingSaid.get(word.charAt(0));
  return to === undefined
    ? [mark]
    : [mark, { start: mark.end, end: mark.end + (whole === undefined ? 1 : word.length), to }];
}

function endsHost(text: string, lower: string, marks: readonly Mark[], index: number): boolean {
  const mark = marks[index] as Mark;
  const tld = endingAfter(lower, mark);
  const name = wordBefore(lower, mark.start);
  if (mark.sure && /^\d{1,3}$/.test(tld) && /^\d{1,3}$/.test(name)) return true;
  if (name === '' || tld.length < 2 || name === 'dot' || tld === 'dot') return false;
  // After most full stops stands the next sentence, and to see that takes no look back.
  if (!mark.symbol && endingOf(tld) === 'unknown' && !mark.sure && !reserved.has(tld)) return false;
  const addressed = isAddressed(lower, marks, index);
  if (mark.symbol) return addressed || (isTight(mark) && generic.test(tld));
  if (mark.sure) return addressed || endingOf(tld) !== 'unknown';
  return (addressed && reserved.has(tld)) || endsSaidHost({ text, lower, mark }, { name, tld, addressed });
}

const isTight = ({ start, end, word }: Mark): boolean => start === word.start && end === word.end;

function endsSaidHost(
  { text, lower, mark }: { text: string; lower: string; mark: Mark },
  { name, tld, addressed }: { name: string; tld: string; addressed: boolean },
): boolean {
  const ending = endingOf(tld);
  if (shortHosts.has(`${name}.${tld}`) && name !== 'ask') return true;
  if (ending === 'unknown' || notNames.has(name) || dotComLore.test(lower.slice(mark.end + tld.length))) return false;
  if (mark.to === '.' && mark.word.end - mark.word.start === 1 && !isLetter(lower.charCodeAt(mark.word.start)))
    return spacedDotEnds(text, lower, mark, { name, tld, addressed });
  return (
    addressed ||
    (ending === 'plain' &&
      name.length >= 2 &&
      (!/^(?:de|es|la)$/.test(tld) || /^(?:dot|punkt)$/.test(lower.slice(mark.word.start, mark.word.end)))) ||
    mailProviders.has(name)
  );
}

const generic = /^(?:com|net|org|edu|info)$/;
/** Endings kept for examples (RFC 2606), which lead nowhere but look like all others. */
const reserved = new Set(['example', 'test', 'invalid', 'localhost', 'local', 'internal']);

/** An at leads up to this mark, over nothing but marks and one word between each two. */
function isAddressed(lower: string, marks: readonly Mark[], index: number): boolean {
  let next = marks[index] as Mark;
  for (let i = index - 1; i >= Math.max(0, index - mostMarks); i -= 1) {
    const mark = marks[i] as Mark;
    if (next.start - mark.end > 40 || !atom.test(lower.slice(mark.end, next.start))) break;
    if (mark.to === '@') return mark.sure || !beforeProvider.has(wordBefore(lower, mark.start));
    next = mark;
  }
  const lead = lower.slice(Math.max(0, next.start - 41), next.start);
  return /@[\p{L}\d._-]{1,40}$/u.test(lead);
}

/** What stands between two marks of one address; nothing between those of `://`. */
const atom = /^[\p{L}\d_.+-]{0,40}$/u;

/** "ok . com" is spaced out; "fine. me too" and "bem. com você" are sentences. */
function spacedDotEnds(
  text: string,
  lower: string,
  mark: Mark,
  { name, tld, addressed }: { name: string; tld: string; addressed: boolean },
): boolean {
  const upper = /\p{Lu}/u.test(text.charAt(mark.end)) && !/\p{Lu}/u.test(text.charAt(mark.end + 1));
  if (upper) return false;
  const both = mark.start < mark.word.start && mark.end > mark.word.end;
  const site =
    /w{3}\s{0,2}\.\s{0,2}$/.test(lower.slice(Math.max(0, mark.start - name.length - 8), mark.start - name.length)) ||
    name === 'www';
  if (addressed || mailProviders.has(name) || site) return true;
  if (both && shortHosts.has(`${name}.${tld}`)) return true;
  return both && endingOf(tld) === 'plain' && tld.length >= 2 && lower.charCodeAt(mark.end) !== 10;
}

const beforeProvider = new Set(
  'i me you look looked looking work works worked working is are was am be it this that here there them us account accounts inbox mail mails email emails login logged signed in on out down up time them down anything someone people'.split(
    ' ',
  ),
);

/** "jane at gmail", `jane [at] example.com`: an at that leads to a host. */
function opensHost(lower: string, marks: readonly Mark[], index: number): boolean {
  const mark = marks[index] as Mark;
  const host = wordAfter(lower, mark.end);
  if (host === '' || (!goesOn(lower, mark.end + host.length, host) && !mailProviders.has(host))) return false;
  const local = localBefore(lower, mark.start);
  if (local === '') return false;
  const real = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.(\p{L}{2,24})(?![\p{L}\d])/u.exec(
    lower.slice(mark.end, mark.end + 140),
  );
  const named = !beforeProvider.has(local);
  const written = mark.word.end - mark.word.start === 1;
  if (real !== null && endingOf(real[1] as string) !== 'unknown') {
    const lead = lower.slice(Math.max(0, mark.start - local.length - 16), mark.start - local.length);
    return mark.sure || /[\d._]/.test(local) || (named && (written || mailProviders.has(host) || announced.test(lead)));
  }
  if (!mailProviders.has(host)) return false;
  return (
    mark.sure ||
    (named && local.length >= 3 && (!companies.has(host) || /[\d._]/.test(local) || isNamePart(marks, index)))
  );
}

/** Whether a host may have more labels: a dot follows, or what `wordAfter` reads no further than. */
const goesOn = (lower: string, end: number, host: string): boolean =>
  host.length >= longestLabel || lower.charCodeAt(end) === 46 || lower.charCodeAt(end) >= 0xd800;

/** A local part may hold dots and plusses. */
const localBefore = (lower: string, end: number): string =>
  /[\p{L}\d_.+-]{0,40}$/u.exec(lower.slice(Math.max(0, end - 40), end))?.[0].replace(/^[.+-]+/, '') ?? '';

const announced =
  /(?:email|e-mail|mail|correo|write|address|contact|reach|it's|is|me)\W{1,3}(?:me\W|to\W|at\W|is\W)?\W?$/;

/** Providers that are companies and products besides: "we met at yahoo". */
const companies = new Set([
  'outlook',
  'yahoo',
  'aol',
  'yandex',
  'naver',
  'zoho',
  'libero',
  'proton',
  'rambler',
  'posteo',
  'orange',
  'laposte',
]);

/** "john dot doe at yahoo": another mark leads up to the at. */
function isNamePart(marks: readonly Mark[], index: number): boolean {
  const before = marks[index - 1];
  return before !== undefined && before.to !== '@' && (marks[index] as Mark).start - before.end < 24;
}

/** Marks one address may hold on either side of its anchor. */
const mostMarks = 24;

/** Marks that lead up to a kept one, each with one word between: "john dot doe at gmail dot com". */
function keepBefore(lower: string, marks: readonly Mark[], index: number, kept: Set<Mark>): void {
  let next = marks[index] as Mark;
  for (let i = index - 1; i >= Math.max(0, index - mostMarks); i -= 1) {
    const mark = marks[i] as Mark;
    if (next.start - mark.end > 40) break;
    const between = lower.slice(mark.end, next.start);
    if (!atom.test(between) || (mark.to === '@' && next.to === '@')) break;
    if (between === '' && !'/:'.includes(mark.to)) break;
    if (
      mark.to === '.' &&
      mark.word.end - mark.word.start === 1 &&
      mark.start === mark.word.start &&
      !isLetter(lower.charCodeAt(mark.start)) &&
      !isWww(lower, mark.start)
    )
      break;
    if (
      mark.to === '@' &&
      !mark.sure &&
      beforeProvider.has(wordBefore(lower, mark.start)) &&
      !/[\d._]/.test(wordBefore(lower, mark.start))
    )
      break;
    kept.add(mark);
    next = mark;
  }
}

/** Bracketed marks behind a kept one go on with the host or open its path. */
function keepAfter(lower: string, marks: readonly Mark[], index: number, kept: Set<Mark>): void {
  let previous = marks[index] as Mark;
  for (let i = index + 1; i < Math.min(marks.length, index + mostMarks); i += 1) {
    const mark = marks[i] as Mark;
    if (mark.start - previous.end > 40) break;
    const between = lower.slice(previous.end, mark.start);
    if (!/^[\p{L}\d_-]{0,40}$/u.test(between) || mark.to === '@' || mark.symbol) break;
    if (!mark.sure && !('/_-:'.includes(mark.to) || endingOf(wordAfter(lower, mark.end)) === 'plain')) break;
    kept.add(mark);
    previous = mark;
  }
}

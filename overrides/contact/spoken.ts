import { isSpace, isWord } from '../text/chars.js';
import type { Edit } from '../text/edit.js';
import type { View } from '../text/view.js';
import type { Hit } from './words/hits.js';
import { mailProviders } from './providers.js';
import { role, rolesOf } from './words/lexicon.js';
import { joinWords } from './words/spoken-words.js';
import { endingOf } from './tld.js';

/** A said or bracketed mark of an address. */
interface Mark extends Edit {
  /** In brackets, or a word with no other sense: it needs no further proof. */
  sure: boolean;
  /** The word itself, without the spaces around. */
  word: { start: number; end: number };
}

const bracketed = /[([{<|*_-]{1,2}\s{0,2}(at|arroba|arobase|chiocciola|ad|dot|punto|point|punkt|ponto|punt|kropka|nokta|точка|собака|et|ät|a|d|\.|@|•|underscore|dash|hyphen|guion|at sign|dot com)\s{0,2}[)\]}>|*_-]{1,2}/giu;

/** Where `(at)`, "dot" and their like stand for marks, given a trigger; edits turn the view into the address they spell. */
export function spokenMarks(view: View, hits: readonly Hit[]): Edit[] {
  const marks = [...bracketedMarks(view), ...wordMarks(view, hits), ...spacedMarks(view)].sort((a, b) => a.start - b.start || b.end - a.end);
  const distinct: Mark[] = [];
  for (const mark of marks) if (mark.start >= (distinct.at(-1)?.end ?? 0)) distinct.push(mark);
  return proven(view, distinct);
}

function bracketedMarks({ lower }: View): Mark[] {
  if (!/[([{<|*_-]\s{0,2}[\p{L}.@•]/u.test(lower)) return [];
  const marks: Mark[] = [];
  for (const match of lower.matchAll(bracketed)) {
    const said = match[1] as string;
    const to = said === 'dot com' ? '.com' : markOf(said);
    const word = { start: match.index, end: match.index + match[0].length };
    const dashes = /^[_-]/.test(match[0]);
    if (dashes && (to === '-' || to === '_' || said.length < 2)) continue;
    if (said.length === 1 && /[ad]/.test(said) && !/^[([{]/.test(match[0])) continue;
    marks.push({ ...widened(lower, word), to, sure: true, word });
  }
  return marks;
}

function markOf(said: string): string {
  if (said === '.' || said === '@' || said === '•') return said === '•' ? '.' : said;
  if (said === 'a' || said === 'ad' || said === 'et' || said === 'at sign' || said === 'ät') return '@';
  if (said === 'd') return '.';
  const roles = rolesOf(said);
  if ((roles & role.dot) !== 0) return '.';
  return (roles & role.at) !== 0 ? '@' : (joinWords[said] ?? '-');
}

/** Takes the spaces around in, three at most on each side. */
function widened(lower: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 3 && isSpace(lower.charCodeAt(from - 1))) from -= 1;
  while (to < lower.length && to - end < 3 && isSpace(lower.charCodeAt(to))) to += 1;
  return { start: from, end: to };
}

function wordMarks({ lower }: View, hits: readonly Hit[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end, roles } of hits) {
    if ((roles & (role.at | role.dot | role.join)) === 0) continue;
    const word = { start, end };
    const wide = widened(lower, word);
    if (wide.start === start || wide.end === end) {
      const glued = /[-_.,|*]/.test(lower.charAt(start - 1)) && /[-_.,|*]/.test(lower.charAt(end));
      if (!glued) continue;
      wide.start = start - 1;
      wide.end = end + 1;
    }
    const to = (roles & role.dot) !== 0 ? '.' : (roles & role.at) !== 0 ? '@' : (joinWords[lower.slice(start, end)] as string);
    marks.push({ ...wide, to, sure: (roles & role.sureAt) !== 0, word });
  }
  return marks;
}

/** `jane @ example . com` */
function spacedMarks({ lower }: View): Mark[] {
  const marks: Mark[] = [];
  for (const match of lower.matchAll(/[@.]/g)) {
    const word = { start: match.index, end: match.index + 1 };
    const wide = widened(lower, word);
    const before = wide.start < word.start;
    const after = wide.end > word.end;
    if (before || after) marks.push({ ...wide, to: match[0], sure: match[0] === '@' && before && after, word });
  }
  return marks;
}

const notNames = new Set('the a an this that every another each some any my your our polka red blue green one it that’s is was are big little same next last microsoft or and of'.split(' '));
const dotComLore = /^\s?(?:boom|bubble|crash|era|company|companies|bust|industry|stock|stocks|startup|years|days)\b/;

/** Keeps the marks that together spell an address: a known ending behind a dot, and what leads up to it. */
function proven({ text, lower }: View, marks: readonly Mark[]): Edit[] {
  const kept = new Set<Mark>();
  for (let i = 0; i < marks.length; i += 1) {
    const mark = marks[i] as Mark;
    if (mark.to === '.' ? endsHost(text, lower, marks, i) : mark.to === '@' && opensHost(lower, marks, i)) {
      kept.add(mark);
      keepBefore(lower, marks, i, kept);
      keepAfter(lower, marks, i, kept);
    }
  }
  return marks.filter((mark) => kept.has(mark));
}

const wordAfter = (lower: string, from: number): string => {
  let to = from;
  while (to < lower.length && to - from < 40 && (isWord(lower.charCodeAt(to)) || lower.charAt(to) === '-')) to += 1;
  return lower.slice(from, to);
};

const wordBefore = (lower: string, end: number): string => {
  let from = end;
  while (from > 0 && end - from < 40 && (isWord(lower.charCodeAt(from - 1)) || '-_'.includes(lower.charAt(from - 1)))) from -= 1;
  return lower.slice(from, end);
};

function endsHost(text: string, lower: string, marks: readonly Mark[], index: number): boolean {
  const mark = marks[index] as Mark;
  const tld = wordAfter(lower, mark.end);
  const name = wordBefore(lower, mark.start);
  if (name === '' || tld.length < 2) return false;
  const ending = endingOf(tld);
  const addressed = marks.slice(Math.max(0, index - 3), index).some((m) => m.to === '@' && mark.start - m.end < 60 && (m.sure || mark.start - m.end <= 30 && wordBefore(lower, mark.start).length === mark.start - m.end)) || lower.slice(Math.max(0, mark.start - name.length - 1), mark.start).startsWith('@');
  if (mark.sure) return ending !== 'unknown' || addressed;
  if (ending === 'unknown' || notNames.has(name) || dotComLore.test(lower.slice(mark.end + tld.length))) return false;
  if (mark.to === '.' && mark.word.end - mark.word.start === 1) return spacedDotEnds(text, lower, mark, { name, tld, addressed });
  return addressed || (ending === 'plain' && name.length >= 2 && !/^(?:de|es|la)$/.test(tld)) || mailProviders.has(name);
}

/** "ok . com" is spaced out; "fine. me too" and "bem. com você" are sentences. */
function spacedDotEnds(text: string, lower: string, mark: Mark, { name, tld, addressed }: { name: string; tld: string; addressed: boolean }): boolean {
  const upper = /\p{Lu}/u.test(text.charAt(mark.end)) && !/\p{Lu}/u.test(text.charAt(mark.end + 1));
  if (upper) return false;
  const both = mark.start < mark.word.start && mark.end > mark.word.end;
  const site = /w{3}\s{0,2}\.\s{0,2}$/.test(lower.slice(Math.max(0, mark.start - name.length - 8), mark.start - name.length)) || name === 'www';
  if (addressed || mailProviders.has(name) || site) return true;
  return both && endingOf(tld) === 'plain' && tld.length >= 2 && lower.charCodeAt(mark.end) !== 10;
}

const beforeProvider = new Set('i me you look looked looking work works worked working is are was am be it this that here there them us account accounts inbox mail mails email emails login logged signed in on out down up time them down anything someone people'.split(' '));

/** "jane at gmail", `jane [at] example.com`: an at that leads to a host. */
function opensHost(lower: string, marks: readonly Mark[], index: number): boolean {
  const mark = marks[index] as Mark;
  const host = wordAfter(lower, mark.end);
  const local = wordBefore(lower, mark.start);
  if (host === '' || local === '') return false;
  const real = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.(\p{L}{2,24})(?![\p{L}\d])/u.exec(lower.slice(mark.end, mark.end + 140));
  if (real !== null && endingOf(real[1] as string) !== 'unknown') return mark.sure || mailProviders.has(host) || /[\d._]/.test(local) || /(?:email|e-mail|mail|correo|write|address|contact|reach|it's|is|me)\W{1,3}(?:me\W|to\W|at\W|is\W|at\W)?\W?$/.test(lower.slice(Math.max(0, mark.start - local.length - 16), mark.start - local.length)) && !beforeProvider.has(local);
  return mailProviders.has(host) && (mark.sure || (!beforeProvider.has(local) && local.length >= 3));
}

/** Marks that lead up to a kept one, each with one word between: "john dot doe at gmail dot com". */
function keepBefore(lower: string, marks: readonly Mark[], index: number, kept: Set<Mark>): void {
  let next = marks[index] as Mark;
  for (let i = index - 1; i >= 0; i -= 1) {
    const mark = marks[i] as Mark;
    const between = lower.slice(mark.end, next.start);
    if (!/^[\p{L}\d_.+-]{1,40}$/u.test(between) || (mark.to === '@' && next.to === '@')) break;
    if (mark.to === '.' && mark.word.end - mark.word.start === 1 && mark.start === mark.word.start) break;
    if (mark.to === '@' && !mark.sure && beforeProvider.has(wordBefore(lower, mark.start)) && !/[\d._]/.test(wordBefore(lower, mark.start))) break;
    kept.add(mark);
    next = mark;
  }
}

/** Bracketed marks behind a kept one go on with the host or open its path. */
function keepAfter(lower: string, marks: readonly Mark[], index: number, kept: Set<Mark>): void {
  let previous = marks[index] as Mark;
  for (let i = index + 1; i < marks.length; i += 1) {
    const mark = marks[i] as Mark;
    const between = lower.slice(previous.end, mark.start);
    if (!/^[\p{L}\d_-]{1,40}$/u.test(between) || mark.to === '@') break;
    if (!mark.sure && !(mark.to === '/' || endingOf(wordAfter(lower, mark.end)) === 'plain')) break;
    kept.add(mark);
    previous = mark;
  }
}

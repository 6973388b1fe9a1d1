import { isSpace } from '../../text/chars.js';
import { sign } from '../../text/signs.js';
import type { View } from '../../text/view.js';
import { mailProviders, shortHosts } from '../providers.js';
import type { Hit } from '../words/hits.js';
import { role } from '../words/lexicon.js';
import { markSaid } from '../words/spoken-words.js';
import type { Mark } from './mark.js';
import { behindBlanks, longestLabel, wordAfter, wordBefore } from './mark.js';
import { addBracketed, phraseAt } from './marks.js';
import { addSymbols, isApart, leadsOn } from './spaced-marks.js';

/** A text within these holds fewer marks than a flood, whatever stands in it. */
const small = { units: 1_800, words: 40 } as const;

/**
 * False when no mark of a small text can spell an address, so that none need be collected: no host stands behind an at,
 * no ending behind a dot, no underscore behind a platform. True says nothing.
 */
export function mayAnchor(view: View, hits: readonly Hit[]): boolean {
  const said = hits.filter(({ roles }) => (roles & (role.at | role.dot | role.join)) !== 0);
  if (view.units.length > small.units || said.length > small.words) return true;
  const named = hits.some(({ roles }) => (roles & (role.platform | role.handle)) !== 0);
  return said.some((hit) => mayBeSaid(view.lower, hit, named)) || mayBeWritten(view) || mayBeFramed(view);
}

function mayBeSaid(lower: string, hit: Hit, named: boolean): boolean {
  if ((hit.roles & (role.dot | role.sureAt)) !== 0) return true;
  const phrase = phraseAt(lower, hit);
  if (phrase === undefined) return false;
  const mark = markSaid.get(phrase);
  if (mark === '@') return phrase.length > hit.end - hit.start || leadsToHost(lower, hit.end);
  return mark === '.' || mark === ':' || (named && (mark === '_' || mark === '-'));
}

const host = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.\p{L}{2,24}(?![\p{L}\d])/u;

/** A host behind a word, or something that is set off by no space and may be a mark around it. */
function leadsToHost(lower: string, end: number): boolean {
  const from = behindBlanks(lower, end);
  return from === end || isHost(lower, from);
}

/** A provider, a name with an ending, or what is too long or too odd to tell. */
function isHost(lower: string, from: number): boolean {
  const name = wordAfter(lower, from);
  const next = lower.charCodeAt(from + name.length);
  if (name.length >= longestLabel || next >= 0xd800 || mailProviders.has(name)) return true;
  return next === 46 && host.test(lower.slice(from, from + 140));
}

/** An at or a dot with spaces around it, slashes that are set apart, capitals inside a word. */
function mayBeWritten(view: View): boolean {
  const { text, lower } = view;
  if (lower.includes('@') || lower.includes(' , ') || lower.includes('www') || isApart(lower)) return true;
  if (/[a-z\d](?:AT|DOT)[a-z\d]/.test(text)) return true;
  for (let at = lower.indexOf('.'); at !== -1; at = lower.indexOf('.', at + 1)) if (mayEnd(view, at)) return true;
  return false;
}

/** A dot beside a space with an ending behind it, unless that is written as the first word of a sentence. */
function mayEnd({ text, lower, lowerUnits }: View, dot: number): boolean {
  if (isSpace(text.charCodeAt(dot - 1))) return true;
  if (!isSpace(text.charCodeAt(dot + 1)) || !leadsOn(lowerUnits, dot + 1)) return false;
  const from = behindBlanks(text, dot + 1);
  if (!isUpper(text.charAt(from)) || isUpper(text.charAt(from + 1))) return true;
  return shortHosts.has(`${wordBefore(lower, dot)}.${wordAfter(lower, from)}`);
}

const isUpper = (char: string): boolean => /\p{Lu}/u.test(char);

/** Something in brackets, or a picture with a host behind it. */
function mayBeFramed(view: View): boolean {
  const marks: Mark[] = [];
  if (view.holds(sign.frame)) addBracketed(view, marks);
  if (marks.length > 0) return true;
  if (view.holds(sign.symbol)) addSymbols(view.lower, marks);
  return marks.some(({ to, end }) => to === '.' || isHost(view.lower, end));
}

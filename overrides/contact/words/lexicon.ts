import { viewOf } from '../../text/view.js';
import { handleWords, mailWords, numberWords, otherWords, ownerWords, phoneWords, unitWords } from './cue-words.js';
import { numberValues } from './number-words.js';
import { platformNames } from './platform-words.js';
import { isSure, markSaid, phrasesFrom } from './spoken-words.js';

/** What a word may do for a recogniser; a word can do several things. */
export const role = {
  phone: 1,
  number: 2,
  owner: 4,
  other: 8,
  unit: 16,
  mail: 32,
  handle: 64,
  platform: 128,
  at: 256,
  sureAt: 512,
  dot: 1_024,
  join: 2_048,
  digit: 4_096,
} as const;

const roles = new Map<string, number>();

function learn(words: Iterable<string>, as: number): void {
  for (const word of words) {
    const { lower } = viewOf(word);
    if (lower === '') continue;
    for (const form of /^[\u0621-\u064a]+$/.test(lower) ? [lower, `ال${lower}`, `لل${lower}`] : [lower])
      roles.set(form, (roles.get(form) ?? 0) | as);
  }
}

const split = (words: string): string[] => words.trim().split(/\s+/);

learn(split(phoneWords), role.phone);
learn(split(numberWords), role.number);
learn(split(ownerWords), role.owner);
learn(split(otherWords), role.other);
learn(split(unitWords), role.unit);
learn(split(mailWords), role.mail);
learn(split(handleWords), role.handle);
learn(platformNames, role.platform);
learn(phrasesFrom.keys(), role.join);
for (const [word, mark] of markSaid) {
  if (mark === '@') learn([word], isSure(word) ? role.at | role.sureAt : role.at);
  if (mark === '.') learn([word], role.dot);
}
learn(numberValues.keys(), role.digit);

/** The roles of a folded word in lower case; 0 for a word that means nothing here. */
export const rolesOf = (word: string): number => roles.get(word) ?? 0;

const buckets = 1 << 14;
const present = new Uint8Array(buckets);

/** A running hash of a word, one unit at a time. */
export const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

for (const word of roles.keys()) {
  let hash = 7;
  for (let i = 0; i < word.length; i += 1) hash = hashed(hash, word.charCodeAt(i));
  present[(hash ^ (hash >>> 15)) & (buckets - 1)] = 1;
}

/** False for nearly every word that is in no list, at the price of one look: most words need not even be cut out. */
export const maybeKnown = (hash: number): boolean => present[(hash ^ (hash >>> 15)) & (buckets - 1)] === 1;

import { hashed, unitsOf } from '../../text/units.js';
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

/** Four times as many places as there are words, so that a word that is in no list seldom meets one that is. */
const places = 1 << 14;
const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (places - 1);

/** The words by their hash, those that meet another one in the next free place. */
const words = new Array<Uint16Array | null>(places).fill(null);
const rolesIn = new Uint16Array(places);

for (const [word, as] of roles) {
  const units = unitsOf(word);
  let place = placeOf(units.reduce(hashed, 7));
  while (words[place] !== null) place = (place + 1) & (places - 1);
  words[place] = units;
  rolesIn[place] = as;
}

/** The roles of the word between two offsets, told by its hash: nothing is cut out to look it up. */
export function rolesAt(units: Uint16Array, start: number, end: number, hash: number): number {
  for (let place = placeOf(hash); ; place = (place + 1) & (places - 1)) {
    const word = words[place];
    if (word === null || word === undefined) return 0;
    if (isAt(units, start, end, word)) return rolesIn[place] as number;
  }
}

function isAt(units: Uint16Array, start: number, end: number, word: Uint16Array): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i += 1) if (word[i] !== units[start + i]) return false;
  return true;
}

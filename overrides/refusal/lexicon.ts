import { chinese, hindi, japanese } from './phrases/asian.js';
import { arabic, korean, russian } from './phrases/eastern.js';
import { english } from './phrases/english.js';
import { dutch, german } from './phrases/germanic.js';
import { portuguese, spanish } from './phrases/iberian.js';
import type { Phrases } from './phrases/phrases.js';
import { anyOf, nothingBut } from './phrases/phrases.js';
import { french, italian } from './phrases/romance.js';

const languages = [
  english,
  spanish,
  french,
  portuguese,
  italian,
  german,
  dutch,
  chinese,
  japanese,
  hindi,
  russian,
  korean,
  arabic,
];

const all = (kind: keyof Phrases): readonly string[] => [...new Set(languages.flatMap((language) => language[kind]))];

/**
 * Every language at once: people mix them, and a reply of one word does not say which it is.
 * A word that agrees in one language and declines in another is listed only where the whole reply is that word.
 */
export const lexicon = {
  agreeing: anyOf(all('agreeing')),
  idle: anyOf(all('idle')),
  withholds: anyOf(all('withholds')),
  declines: anyOf(all('declines')),
  bareDecline: nothingBut(all('bareDeclines')),
  deflects: anyOf(all('deflects')),
  partial: anyOf(all('partial')),
  assent: anyOf(all('assents')),
  bareAssent: nothingBut(all('assents')),
  given: anyOf(all('given')),
  promises: anyOf(all('promises')),
  bareNo: nothingBut(all('bareNo')),
  permission: anyOf(all('permission')),
  polar: anyOf(all('polar')),
  optional: anyOf(all('optional')),
  common: anyOf(all('common')),
};

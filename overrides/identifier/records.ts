import type { View } from '../text/view.js';
import type { Identifier } from './identifier.js';

/** Letters of a Medicare Beneficiary Identifier: all but S, L, O, I, B and Z, which look like digits. */
const letter = 'AC-HJKMNP-RT-Y';

/** Eleven places, each a letter or a digit by its position, from the format CMS publishes. */
const medicare = new RegExp(
  String.raw`(?<![\p{L}\d_-])[1-9][${letter}][${letter}\d]\d[- ]?[${letter}][${letter}\d]\d[- ]?[${letter}]{2}\d\d(?![\p{L}\d_-])`,
  'giu',
);

export function findMedicare({ text }: View, found: Identifier[]): void {
  for (const { index, 0: value } of text.matchAll(medicare))
    found.push({ start: index, end: index + value.length, kind: 'mbi', rule: 'mbi' });
}

const named = String.raw`(?:mrn|mr|nhc|ipp)|(?:medical|patient|hospital|chart|health)[ -]?(?:record|chart|file|id)?|record|krankenakte|patienten(?:nummer|akte|id)|fallnummer|dossier(?: m[ée]dical| patient)?|(?:historia|expediente)(?: cl[íi]nic[ao]| m[ée]dic[ao])?`;
const numbered = String.raw`(?:[ ._-]{0,2}(?:number|num|no|nr|nummer|id|n[°ºo]|n[úu]mero|num[ée]ro)\b)?`;
const linked = String.raw`[\s.:#()=°º*"'-]{0,4}(?:(?:is|was|ist|lautet|est|es|now)[\s:]{1,3})?`;

/** A medical record number has a form of each hospital's own, so only a cue tells it: at least four digits, with few letters. */
const record = new RegExp(
  String.raw`(?<![\p{L}\d])(${named})(${numbered}${linked})((?:[a-z]{1,3}[ -]?)?\d(?:[ -]?\d){3,11}[a-z]?)(?![\p{L}\d])`,
  'gu',
);

/** Words of which a plain number may follow for other reasons: they need "number", "no", a colon or a hash behind them. */
const needsMark = /^(?:mr|medical|patient|hospital|chart|health|record|dossier|historia|expediente)$/;

export function findRecords({ lower }: View, found: Identifier[]): void {
  for (const match of lower.matchAll(record)) {
    const [all, cue = '', between = '', value = ''] = match;
    if (needsMark.test(cue) && !/number|num|\bno\b|\bnr\b|nummer|\bid\b|n[°ºo]|n[úu]m|[:#]/.test(between)) continue;
    const end = match.index + all.length;
    found.push({ start: end - value.length, end, kind: 'mrn', rule: 'mrn_cue' });
  }
}

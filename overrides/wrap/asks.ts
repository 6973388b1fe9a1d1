import { invites, isInverted } from './invitations.js';

/** Marks of a question in any script, where they end a sentence. */
const mark = /[?？؟‽⁇⁈⁉⸮፧꘏᥅﹖]/u;
/** What may stand behind the mark: emphasis, quotes, brackets, emoji, more marks. */
const tail = /[\s"'“”„«»‘’‹›「」『』()（）[\]{}*_~`!！.…。\p{So}\p{Sk}\p{Emoji_Modifier}\p{Extended_Pictographic}\u200d\ufe0f\u20e3:;,/|-]*$/u;
const greekMark = /\u037e\s*$|;\s*$/;

/** True when a sentence asks: by its mark, its form or its words. */
export function asks(sentence: string): boolean {
  const text = maskLinks(sentence).trim();
  if (text === '' || isReported(text)) return false;
  if (hasMark(text)) return true;
  const bare = bareOf(text);
  return bare !== '' && !/!\s*$/.test(text.replace(/[\p{So}\s]+$/u, '')) ? isInverted(bare) || invites(bare) : invites(bare);
}

/** The words of a sentence, in lower case, without list marks in front and closing marks behind. */
export function bareOf(sentence: string): string {
  return sentence
    .replace(tail, '')
    .replace(/^[\s"'“„«‘‹「『(（[*_~`#>•·–—¡¿\p{So}\p{Extended_Pictographic}\ufe0f\u200d-]+/u, '')
    .replace(/^(?:\d{1,3}|[a-zA-Z])[.)]\s+/, '')
    .toLowerCase();
}

function hasMark(text: string): boolean {
  const end = text.replace(tail, '');
  const rest = text.slice(end.length);
  if (mark.test(end.slice(-1)) || mark.test(rest)) return /[\p{L}\p{N}]/u.test(text);
  if (/՞/.test(text)) return true;
  if (/^[^.!?]*¿/.test(text)) return true;
  return /\p{sc=Greek}/u.test(text) && greekMark.test(text.replace(/[\s\p{So}"'”»)]+$/u, ''));
}

const quotedAtEnd = /^(.*\S)\s*(["“„«‘「『]|(?<![\p{L}])')([^"“”„«»「」『』]{1,400})["”“»’」』']\s*[.。]?$/su;
const ownQuestion = /(?:\b(?:i|we|me|let me|my|our)\b[^"]*\b(?:ask|question|wonder\w*)\b[^"]*[:,]?|^(?:so|ok|okay|well|great|and)[,:]?)$/i;

/** A question in quotes that somebody else asked, wrote or named, at the end of a statement. */
function isReported(text: string): boolean {
  const match = quotedAtEnd.exec(text);
  if (match === null) return false;
  const [, before = '', , quoted = ''] = match;
  return mark.test(quoted) && !mark.test(text.slice(-1)) && /\p{L}/u.test(before) && !ownQuestion.test(before) && !isInverted(bareOf(before));
}

/** A question mark inside a link asks nothing; the one behind it may. */
export const maskLinks = (text: string): string =>
  text.includes('?') ? text.replace(/\S+/g, (word) => (isLink(word) ? masked(word) : word)) : text;

const isLink = (word: string): boolean => /:\/\/|^\W{0,3}www\.|^\W{0,3}[\w-]+(?:\.[\w-]+)+[/?]\S*[=&/]/.test(word);

const masked = (word: string): string => {
  const end = word.replace(/[?!.,;:)\]"'”»*_]+$/, '');
  return end.replace(/[?؟;]/g, 'x') + word.slice(end.length);
};

import { invites, isInverted } from './invitations.js';

/** Marks of a question in any script, where they end a sentence. */
const mark = /[?？؟‽⁇⁈⁉⸮፧꘏᥅﹖]/u;
/** What closes a sentence: its marks, emphasis, quotes, brackets, and both halves of emoji. */
const closing =
  /[\s"'“”„«»‘’‹›「」『』()（）[\]{}*_~`!！.…。?？؟‽⁇⁈⁉⸮፧꘏᥅﹖;\u037e:,/|\u200d\ufe0f\u20e3\ud83c-\ud83e\udc00-\udfff\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff-]/;

/** Units of a sentence that are read from its end; one that is longer is no sentence. */
const longest = 1_000;

/** True when a sentence asks: by its mark, its form or its words. */
export function asks(sentence: string): boolean {
  const text = maskLinks(sentence.slice(-longest))
    .replace(/\(\?\)/g, '')
    .trim();
  if (text === '' || isReported(text)) return false;
  const end = closingAt(text);
  if (hasMark(text, end)) return true;
  const bare = bareOf(text);
  if (bare === '' || leadsToOther.test(text)) return false;
  return (!text.slice(end).includes('!') && sentence.length <= longest && isInverted(bare)) || invites(bare);
}

/** "Feel free to ask Dana": somebody else will answer. */
const leadsToOther =
  /\b(?:ask|contact|call|email|message|text|tell|reach out to|write to|get in touch with|speak (?:to|with)|talk to)\s+(?:\p{Lu}\p{Ll}|our |the |your |her |him |them |support)/u;

/** Where the marks, quotes, brackets and emoji begin that close a text. */
function closingAt(text: string): number {
  let end = text.length;
  while (end > 0 && closing.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** The words of a sentence, in lower case, without list marks in front and closing marks behind. */
export function bareOf(sentence: string): string {
  return sentence
    .slice(0, closingAt(sentence))
    .replace(/^[\s"'“„«‘‹「『(（[*_~`#>•·–—¡¿\p{So}\p{Extended_Pictographic}\ufe0f\u200d-]+/u, '')
    .replace(/^(?:\d{1,3}|[a-zA-Z])[.)]\s+/, '')
    .toLowerCase();
}

function hasMark(text: string, end: number): boolean {
  if (mark.test(text.slice(end))) return end > 0 && /[\p{L}\p{N}]/u.test(text);
  if (text.includes('՞') || /^[^.!?]*¿[^?]*$/.test(text)) return true;
  return /\p{sc=Greek}/u.test(text) && /[;\u037e]/.test(text.slice(end));
}

const quotedAtEnd = /^(.*\S)\s*(["“„«‘「『]|(?<![\p{L}])')([^"“”„«»「」『』]{1,400})["”“»’」』']\s*[.。]?$/su;
/** `“Are you sure?” she asked me.` */
const quotedFirst = /^["“„«‘「][^"”»]{1,400}[?!]["”»]\s*\p{Ll}[^?]*$/u;
const ownQuestion =
  /(?:\b(?:i|we|me|let me|my|our)\b[^"]*\b(?:ask|question|wonder\w*)\b[^"]*[:,]?|^(?:so|ok|okay|well|great|and)[,:]?)$/i;

/** A question in quotes that somebody else asked, wrote or named, at the end of a statement. */
function isReported(text: string): boolean {
  if (quotedFirst.test(text)) return true;
  const match = quotedAtEnd.exec(text);
  if (match === null) return false;
  const [, before = '', , quoted = ''] = match;
  return (
    mark.test(quoted) &&
    !mark.test(text.slice(-1)) &&
    /\p{L}/u.test(before) &&
    !ownQuestion.test(before) &&
    !isInverted(bareOf(before))
  );
}

/** A question mark inside a link asks nothing; the one behind it may. */
export const maskLinks = (text: string): string =>
  text.includes('?') ? text.replace(/\S+/g, (word) => (isLink(word) ? masked(word) : word)) : text;

const isLink = (word: string): boolean => /:\/\/|^\W{0,3}www\.|^\W{0,3}[\w-]+(?:\.[\w-]+)+[/?]\S*[=&/]/.test(word);

const masked = (word: string): string => {
  const end = word.replace(/[?!.,;:)\]"'”»*_]+$/, '');
  return end.replace(/[?؟;]/g, 'x') + word.slice(end.length);
};

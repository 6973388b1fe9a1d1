/** A piece of markup or an encoding: how many units it takes, and the character it stands for ('' for none). */
export interface Markup {
  length: number;
  char: string;
}

const tag =
  /<(?:\/?(?:b|i|u|s|em|strong|span|sub|sup|wbr|mark|small|font|code|del|ins|a|p|div|br)(?:\s[^<>@:.\d]{0,64})?\/?|!--[^<>]{0,80}--)>/iy;
const entity =
  /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(commat|period|sol|lowbar|colon|plus|hyphen|dash|nbsp|lpar|rpar|shy|zwnj|zwj|zerowidthspace));?/iy;
const percent = /%([2-7][0-9a-f])/iy;

const named: Readonly<Record<string, string>> = {
  commat: '@',
  period: '.',
  sol: '/',
  lowbar: '_',
  colon: ':',
  plus: '+',
  hyphen: '-',
  dash: '-',
  nbsp: ' ',
  lpar: '(',
  rpar: ')',
  shy: '',
  zwnj: '',
  zwj: '',
  zerowidthspace: '',
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function entityAt(text: string, at: number): Markup | null {
  const match = matchAt(entity, text, at);
  if (match === null) return null;
  const name = match[3]?.toLowerCase();
  if (name !== undefined) return { length: match[0].length, char: named[name] ?? '' };
  const point = match[1] === undefined ? Number.parseInt(match[2] ?? '', 16) : Number(match[1]);
  const plain = point > 31 && point < 0xfffe && (point < 0xd800 || point > 0xdfff);
  return plain ? { length: match[0].length, char: String.fromCharCode(point) } : null;
}

/** `%40` is an at-sign inside a word, and any letter in a row of such codes; "5 %30" stays a percentage. */
function percentAt(text: string, at: number): Markup | null {
  const match = matchAt(percent, text, at);
  if (match === null) return null;
  const char = String.fromCharCode(Number.parseInt(match[1] as string, 16));
  const inRow = matchAt(percent, text, at + 3) !== null || (at >= 3 && matchAt(percent, text, at - 3) !== null);
  const inWord = at > 0 && /[\w%]/.test(text.charAt(at - 1));
  if (char === '+' && /\d/.test(text.charAt(at + 3))) return { length: 3, char };
  if (
    char === '(' ||
    char === ')' ||
    (match[1] === '20' && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 3)))
  )
    return { length: 3, char };
  const decodes = /[@._:/+-]/.test(char) ? inWord || inRow : /[A-Za-z0-9]/.test(char) && inRow;
  return decodes ? { length: 3, char } : null;
}

/** Units at which markup or an encoding may begin. */
export const opensMarkup = (code: number): boolean =>
  code === 0x2a || code === 0x60 || code === 0x7e || code === 0x5c || code === 0x3c || code === 0x26 || code === 0x25;

/** Reads the markup that begins at `at`, if any: emphasis, inline tags, escapes, entities, percent codes. */
export function markupAt(text: string, at: number): Markup | null {
  const code = text.charCodeAt(at);
  switch (code) {
    case 0x2a: // *
    case 0x60: // `
      return { length: 1, char: '' };
    case 0x7e: // ~~
      return text.charCodeAt(at + 1) === 0x7e ? { length: 2, char: '' } : null;
    case 0x5c: // a backslash before a mark
      return /[!-/:-@[-`{-~]/.test(text.charAt(at + 1)) ? { length: 1, char: '' } : null;
    case 0x3c: {
      const match = matchAt(tag, text, at);
      return match === null ? null : { length: match[0].length, char: /^<(?:br|p|div)/i.test(match[0]) ? ' ' : '' };
    }
    case 0x26:
      return entityAt(text, at);
    case 0x25:
      return percentAt(text, at);
    default:
      return null;
  }
}

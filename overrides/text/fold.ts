/** Marks of other scripts that stand for ASCII ones; every pair is one unit and its replacement. */
const marks: Readonly<Record<string, string>> = {
  '.': '。．｡․·‧•∙⋅・･⸱۔܁܂。﹒',
  '-': '‐‑‒–—―−⁃﹘﹣－˗➖〜～',
  '/': '⁄∕／⧸⟋╱',
  '@': '＠﹫',
  '+': '＋﹢➕⁺₊',
  ':': '：∶ː꞉﹕',
  _: '＿﹏‿',
  '(': '（⟮❨﹙',
  ')': '）⟯❩﹚',
  '[': '［【〔⟦「『〖',
  ']': '］】〕⟧」』〗',
  "'": '’‘ʼ＇`´',
  '"': '“”„«»＂',
  ',': '，、﹐،',
  '?': '？؟﹖',
  '!': '！',
};

/** Letters that Unicode does not take apart, and the small capitals that fashion uses as letters. */
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
};

const table = new Map<number, string>();
for (const [to, all] of Object.entries(marks)) for (const from of all) table.set(from.codePointAt(0) as number, to);
for (const [from, to] of Object.entries(letters)) table.set(from.codePointAt(0) as number, to);

/** First code point of each alphabet that is laid over A–Z: regional indicators, squared, circled, and negative ones. */
const alphabets = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170] as const;
/** The character for 1 of each run of dingbat digits 1–9. */
const dingbats = [0x2776, 0x2780, 0x278a] as const;

const ignorable = /[\p{Default_Ignorable_Code_Point}\u0640]/u;
const dropped =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const decimal = /\p{Nd}/u;

/** The value of a decimal digit of any script: each script's ten stand in a row, so the distance to its zero is the value. */
function valueOf(point: number): number {
  let zero = point;
  while (point - zero < 9 && decimal.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point >= 0x1d7ce && point <= 0x1d7ff ? (point - 0x1d7ce) % 10 : point - zero;
}

/** Latin and Greek lose their accents; elsewhere a mark is part of the letter and stays. */
const accented = (point: number): boolean => point < 0x0400 || (point >= 0x1e00 && point < 0x2000);

function laidOver(point: number): string | undefined {
  for (const first of alphabets)
    if (point >= first && point < first + 26) return String.fromCharCode(97 + point - first);
  for (const first of dingbats) if (point >= first && point < first + 9) return String(1 + point - first);
  if (point === 0x24ea || point === 0x24ff) return '0';
  return undefined;
}

/** Ideographs, syllables, private use and lone halves fold to themselves. */
const isPlain = (point: number): boolean => (point >= 0x3400 && point < 0xa000) || (point >= 0xac00 && point < 0xf900);

/** A sign that stands for a whole phrase (U+FDFA) hides no contact, and unfolding a page of them costs dear. */
const longestFold = 6;

/** What one character counts as: nothing when it is invisible, an ASCII digit, mark or letter where it looks like one. */
export function foldPoint(point: number): string {
  const known = table.get(point) ?? laidOver(point);
  if (known !== undefined) return known;
  const char = String.fromCodePoint(point);
  if (isPlain(point)) return char;
  if (ignorable.test(char)) return '';
  if (decimal.test(char)) return String(valueOf(point));
  if (/\p{Zs}/u.test(char)) return ' ';
  if (char === '\u2028' || char === '\u2029' || char === '\u0085') return '\n';
  const compatible = accented(point) ? char.normalize('NFKD') : char.normalize('NFKC');
  const bare = compatible.replace(dropped, '');
  if (bare === char || bare.length > longestFold) return char;
  return [...bare].map((c) => table.get(c.codePointAt(0) as number) ?? c).join('');
}

const looks = new Map<number, string>();
const alike =
  'аaсcеeоoрpхxуyіiјjѕsһhԁdԛqԝwкkмmтtвbнhАAВBЕEКKМMНHОOРPСCТTХXІIЈJЅSУYαaοoρpυuνvιiκkτtΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXɡg';
for (let i = 0; i < alike.length; i += 2) looks.set(alike.charCodeAt(i), alike.charAt(i + 1));

/** The Latin letter a Cyrillic or Greek one looks like. Only for words that also hold Latin letters: alone it is no disguise. */
export const lookAlike = (code: number): string | undefined => looks.get(code);

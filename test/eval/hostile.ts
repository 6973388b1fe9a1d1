/** Units of a hostile input. */
export const hostileLength = 100_000;

const filled = (unit: string): string => unit.repeat(Math.ceil(hostileLength / unit.length)).slice(0, hostileLength);

/** One digit of each of ten scripts. */
const tenScripts = '1٢३৪੫૬௭౮๙２';

const units: Readonly<Record<string, string>> = {
  'a@': 'a@',
  'www.': 'www.',
  'http://': 'http://',
  '1-': '1-',
  '(': '(',
  '+': '+',
  dots: '.',
  spaces: ' ',
  'combining marks': '\u0301',
  'lone high surrogates': '\ud83d',
  'lone low surrogates': '\ude00',
  'right-to-left marks': '\u200f',
  'nested markdown': '**[`',
  'nested links': '[a](',
  'emoji with joiners': '👩‍👩‍👧‍👦',
  'digits of ten scripts': tenScripts,
  'digits of ten scripts, spaced': [...tenScripts].join(' ') + ' ',
  'one digit': '7',
  'digits and spaces': '5 5',
  'ten digits and a comma': '4155550132, ',
  'plus and digit': '+1',
  'brackets and digits': '(4)',
  'numbers as words': 'one two three ',
  'digit words and digits': 'double 7 oh ',
  'e-mails': 'a@b.co ',
  'e-mail without an end': 'a.b@c.',
  'dots and letters': 'a.',
  'dashes and letters': 'a-',
  'domains in a row': 'example.com.',
  'paths in a row': 'example.com/a?b=',
  'addresses in a row': '1.2.3.4.',
  colons: ':',
  'IPv6 groups': 'fe80::',
  'account numbers': 'GB33BUKB',
  'at and dot said': 'a at b dot ',
  'at and dot in brackets': 'a [at] b (dot) ',
  'spaced letters': 'j a n e ',
  'at-signs': '@',
  handles: '@jane_doe ',
  platforms: 'insta: ',
  'platforms and names': 'insta jane_doe92 ',
  'cue words': 'call me ',
  'percent forms': '%40%2e',
  entities: '&#64;&period;',
  backslashes: '\\@\\.',
  'invisible characters': 'a\u200b@\u2060',
  'fullwidth letters': 'ａ＠ｂ．',
  'look-alike letters': 'ехаmрlе.соm ',
  'letters with marks': 'e\u0301.',
  'letters that fold to many': 'ﷺ',
  'one letter': 'a',
  'letters and digits': 'a1',
  'Chinese without spaces': '联系我微信',
  'Arabic without spaces': 'اتصلبي',
  base64: 'amFuZUBleGFtcGxlLmNvbQ',
  hexadecimal: '6a616e65',
  'line breaks': '\n',
  quotes: '“',
  'question marks': '?',
  questions: 'ok? ',
  'questions with emoji': 'ok? 😀 ',
  'questions without a mark': 'anything else ',
  invitations: 'let me know ',
  'open brackets and questions': '(a? ',
  ellipses: 'a… ',
  abbreviations: 'e.g. Dr. ',
  tags: '<a href="',
  requests: 'your age? ',
  'requests of many kinds': 'could you send a payslip? do you drink? how old are you? ',
  refusals: 'no. ',
  'refusals in full': "I'd rather not say. ",
  'lines that refuse': "I won't tell\n",
  'quotes without an end': '"a. ',
  'quotes in a row': '"no" / ',
  'dots and one letter': '......a',
  capitals: 'ABCDEF ',
  'files in a row': 'a-a_a.pdf ',
  alarms: 'evasive, be careful. ',
  'spaces and a mark': '          .',
  'tabs and line breaks': '\t\n\t.',
  apostrophes: "o'",
  'cash tags': '$jane ',
  'numbered names': 'jane#1234 ',
  'account numbers that hold': 'GB33BUKB20201555555555 ',
  'numbers with a country': '+44 7700 900123 ',
  'spoken octets': 'ten dot one dot two dot three ',
  'Chinese numerals': '一二三四五',
};

/** A mix of all of them, the same each time. */
function mixed(): string {
  const pieces = Object.values(units);
  let seed = 7;
  let text = '';
  while (text.length < hostileLength) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += pieces[seed % pieces.length] as string;
  }
  return text.slice(0, hostileLength);
}

export const hostileInputs: readonly { name: string; text: string }[] = [
  ...Object.entries(units).map(([name, unit]) => ({ name, text: filled(unit) })),
  { name: 'a mix of all', text: mixed() },
];

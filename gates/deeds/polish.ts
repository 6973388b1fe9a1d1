import { pattern } from '../promise/language.js';
import { type DeedLanguage, eachDeed } from './language.js';

export const polish: DeedLanguage = {
  hint: /l(?:em|am)(?![a-z])/u,
  claims: eachDeed(
    {
      book: ['zarezerwowal', 'zabukowal', 'umowil'],
      send: ['wyslal', 'przeslal', 'powiadomil'],
      refund: ['zwrocil', 'zrefundowal'],
      cancel: ['anulowal', 'odwolal'],
      change: ['zaktualizowal', 'zmienil', 'przelozyl', 'poprawil', 'zmodyfikowal'],
      order: ['zamowil'],
      pay: ['zaplacil', 'przelal', 'oplacil'],
      remove: ['usunal', 'usunel', 'skasowal'],
      add: ['dodal', 'utworzyl', 'zalozyl', 'zarejestrowal', 'aktywowal', 'zapisal'],
      submit: ['zlozyl', 'zglosil'],
    },
    (verb) => [pattern(`${verb}(?:em|am)(?! (?:zdanie|swoj\\p{L}*|moj\\p{L}*|uwage)(?!\\p{L}))`)],
  ),
  denies: /(?:^| )(?:nie|nigdy|jeszcze nie) (?:(?:go|jej|ich|tego|ci|panu|pani) ){0,2}\p{L}+$/u,
  spares: /(?:^| )(?:jesli|jezeli|gdy|gdyby|kiedy|czy|zanim|powiedzial|napisal)(?= )/u,
  sparesAfter: /^,? (?:jesli|gdyby)(?= )/u,
};

import { lexicon } from './lexicon.js';
import { wordsOf } from './plain.js';
import type { Heard } from './heard.js';
import * as signs from './signs.js';

/** What a request is filled with; `words` is a fact or a story in the person's own words; a `deed` is done, promised or agreed to. */
export type Filling = 'proof' | 'deed' | 'number' | 'date' | 'code' | 'name' | 'place' | 'contact' | 'words';

/** Numbers that count something else: how often one was asked, how long one has been a customer. */
const counting =
  /(?<!\p{L})(?:this|that|the|any|no|every|some|another|which|each|last|first|next|other) one(?!\p{L})|(?<!\p{L})(?:since|for|in) (?:over |about |almost |like )?(?:19|20)\p{Nd}\p{Nd}(?!\p{Nd})|(?<!\p{L})(?:one|two|three|four|five|ten|a hundred|\p{Nd}{1,3}) ?(?:times|people|questions|minutes?|mins?|hours?|agents?|forms?|of (?:you|them|those|these|us))(?!\p{L})|(?<!\p{L})one (?:of|more|day|time|thing|another)(?!\p{L})|(?<!\p{L})(?:the|plead the|in) (?:first|second|third|fourth|fifth)(?!\p{L})|24\/7|(?<!\p{L})in due (?:time|course)/gu;

const spells =
  /(?<!\p{L})(?:jan(?:uary)?|feb(?:ruary)?|march|april|may \p{Nd}|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tonight|this (?:morning|week|month|year)|last (?:week|month|year|night|spring|summer|autumn|fall|winter|\p{L}{3,6}day)|ago|christmas|easter|(?:early|mid|late|in|the) (?:spring|summer|autumn|fall|winter|teens|twenties|thirties|forties)|gestern|heute|letzte\p{L}* \p{L}+|vor \p{L}+ (?:tagen|wochen|monaten|jahren)|ayer|hoy|hace \p{L}+|hier|aujourd'hui|il y a|ieri|oggi|ontem|hoje|gisteren|вчера|сегодня)(?!\p{L})|月|昨日|昨天|今天|先週|上周|上个|어제|지난|कल|أمس/u;

const address =
  /@|(?<!\p{L})(?:gmail|hotmail|yahoo|outlook|icloud|dot (?:com|org|net|co|io|uk|de|fr|es|it|nl|eu)|same (?:one|number|address|e-?mail|as)|(?:use|is|on|it's) (?:this|the same|the one|the number|my usual)(?: one| number)?)(?!\p{L})/u;

const region =
  /(?<!\p{L})(?:near|nearby the|by the|next to|behind|opposite|outside|street|road|avenue|lane|square|village|town|city|suburbs?|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|(?:city |town )?cent(?:er|re)|downtown|uptown|flat|apartment|harbou?r|station|county|strasse|calle|rue|via|rua|straat)(?!\p{L})|区|路|市|県|町|동|улиц/u;

const kin =
  /(?<!\p{L})(?:my|our) (?:\p{L}{2,10} ){0,2}(?:mum|mom|mother|dad|father|son|daughter|brother|sister|wife|husband|partner|boyfriend|girlfriend|aunt|uncle|cousin|nan|gran|grandma|grandpa|neighbou?r|friend|flatmate|roommate)(?!\p{L})/u;

/** A capitalised word inside of a sentence, which is not "I". */
const proper = /[\p{Ll}\p{N},:(-] ?["'(]?\p{Lu}[\p{Ll}\p{Lu}'-]+/u;
/** The whole of it is a name, as on a form. */
const onlyName = /^\W*(?:\p{Lu}[\p{Ll}'-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'-]*\.?|de|da|van|von|bin|al)){1,4}\W*$/u;

const longEnough =
  /\p{L}{1,4}-\p{Nd}|\p{Nd}{3}|\p{Nd}[\p{Nd} .-]{3,60}\p{Nd}|(?=[\p{L}\p{Nd}]{3})(?:\p{L}{1,40}\p{Nd}|\p{Nd}{1,40}\p{L})/u;

/** A value by its kind; of `words` it is asked whether anything is told at all. */
const values: Record<Filling, (heard: Heard, told: string) => boolean> = {
  number: ({ written, meant, bare }, told) =>
    signs.number.test(told) || abstains.test(meant) || lexicon.bareNo.test(bare) || signs.isCoded(written),
  date: (_, told) => signs.number.test(told) || spells.test(told),
  code: ({ written }, told) => longEnough.test(told) || signs.isCoded(written) || onlyName.test(written),
  name: ({ written, meant, bare }) =>
    [proper, onlyName].some((one) => one.test(written)) ||
    kin.test(meant) ||
    lexicon.bareNo.test(bare) ||
    isLabel(bare),
  place: ({ written, meant, bare }, told) =>
    proper.test(written) || threeDigits.test(told) || region.test(meant) || isLabel(bare),
  contact: ({ meant, bare }, told) => dialled.test(told) || address.test(meant) || lexicon.bareNo.test(bare),
  deed: ({ meant }, told) => longEnough.test(told) || address.test(meant),
  proof: () => false,
  words: () => false,
};

/** None, said as a habit. */
const abstains =
  /(?<!\p{L})(?:teetotal|sober|non-?(?:smoker|drinker)|(?:don't|dont|do not|never) (?:drink|smoke|earn|own|use|take|gamble)(?: any(?:thing|more)?| it)?(?= ?[.,!]?$)|(?:^|honestly |absolutely |basically |literally |really |next to )(?:nothing|none|zero|nil|zilch|nada))(?!\p{L})/u;

const threeDigits = /\p{Nd}{3}/u;
const dialled = /\p{Nd}[\p{Nd} ()./-]{4,60}\p{Nd}/u;

/** Whether a sentence holds any of the values that would supply a request. */
export function holdsAny(fillings: readonly Filling[], heard: Heard): boolean {
  const told = heard.meant.replace(counting, ' ');
  return fillings.some((filling) => values[filling](heard, told));
}

/** Up to four words that say nothing of anybody: "rosenheim", "peter lind". */
const isLabel = (bare: string): boolean => {
  const words = wordsOf(bare);
  return (
    words.length > 0 && words.length <= 4 && !words.some((word) => lexicon.common.test(word) || word.includes("'"))
  );
};

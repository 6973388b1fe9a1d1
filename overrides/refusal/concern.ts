import type { Signal } from '../../src/domain/draft.js';
import type { Said, Stretch } from './ledger.js';
import { anyOf } from './phrases/phrases.js';
import { lexicon } from './lexicon.js';
import { plain, wordsOf } from './plain.js';
import { askedFor } from './request.js';

/** Words for holding something back, as a claim about somebody uses them. */
export const withholding = anyOf([
  'evasi(?:ve|on|vely|veness)', 'evad(?:e|es|ed|ing)', 'dodg(?:e|es|ed|ing|y)', 'avoid(?:s|ed|ing|ance|ant)?', 'refus(?:e|es|ed|al|als|ing)', 'declin(?:e|es|ed|ing)', 'with(?:hold|holds|holding|held)', 'hid(?:e|es|ing|den)', 'conceal(?:s|ed|ing)?', 'secre(?:tive|cy|tiveness)', 'reluctan(?:t|ce)', 'unwilling(?:ness)?', "(?:won't|wouldn't|will not|would not|did not|didn't|does not|doesn't|could not|couldn't|cannot|can't|not|never|failed to|fails to|without) (?:want(?:ed|ing)? to |willing to |able to |be |been )?(?:shar(?:e|ed|ing)|say(?:ing)?|said|prov(?:e|en|ed|ing)|show(?:n|ing)?|giv(?:e|en|ing)|answer(?:ed|ing)?|tell(?:ing)?|disclos(?:e|ed|ing)|provid(?:e|ed|ing)|send(?:ing)?|sent|suppl(?:y|ied)|confirm(?:ed)?|verif(?:y|ied)|back(?:ed)? (?:it|that) up)", 'not (?:be |been |being |very |fully |entirely )?(?:transparent|open|forthcoming|upfront|cooperative|straightforward|honest|candid)', 'defensive(?:ness)?', 'guarded', 'cagey', 'shady', 'shifty', 'unco-?operative', 'deflect(?:s|ed|ing|ion)?', 'sidestep(?:s|ped|ping)?', 'ignor(?:e|es|ed|ing) (?:the|my|our|your) (?:question|request)', 'stonewall(?:s|ed|ing)?', '(?:no|lack of|missing) (?:proof|evidence|answer|transparency|openness|documents?)', 'un(?:proven|verified|verifiable|substantiated|forthcoming)', 'vague(?:ness|ly)?', 'opaque', 'tight-lipped', 'suspicious(?:ly)?', 'red flags?', 'something to hide', 'opacity', 'transparency', 'disclosure',
  'ausweich(?:end|t)?', 'weicht(?: [\\p{L}]{2,12}){0,4} aus', 'ausgewichen', '(?:ver)?weiger(?:t|te|n|ung)', 'verheimlich[\\p{L}]*', 'verschwieg[\\p{L}]*', 'verschweig[\\p{L}]*', 'evasiv[oae]s?', 'esquiv[\\p{L}]*', 'se (?:nego|niega)', 'niega', 'ocult[\\p{L}]*', 'elud[\\p{L}]*', 'refus(?:e|er|ant|ait)', 'cache(?:r)?', 'evasif', 'evasive', 'rifiut[\\p{L}]*', 'elusiv[\\p{L}]*', 'nascond[\\p{L}]*', 'recus(?:a|ou|ar)', 'escond[\\p{L}]*', 'ontwijk[\\p{L}]*', 'verberg[\\p{L}]*', 'टाल[\\p{L}\\p{M}]*', 'छिपा[\\p{L}\\p{M}]*', 'छुपा[\\p{L}\\p{M}]*', '(?:इनकार|इंकार)',
  '(?:回避|拒绝|拒絕|隐瞒|隱瞞|不肯|躲|遮掩|不愿|不願|拒否|隠|避け|はぐらか)',
]);

/** What somebody says that weighs by itself, whatever was asked: violence, threats, crime, self-harm, control. */
const harm = anyOf([
  "(?:hit|hits|hitting|beat|beats|beaten|slap(?:s|ped)?|punch(?:es|ed)?|chok(?:e|es|ed)|strangl(?:e|es|ed)|hurt(?:s|ing)?|kick(?:s|ed)?|attack(?:s|ed)?|stab(?:s|bed)?|shot|shoot|kill(?:s|ed|ing)?|murder(?:s|ed)?|rap(?:e|es|ed)|assault(?:s|ed)?|abus(?:e|es|ed)|threaten(?:s|ed)?|stalk(?:s|ed|ing)?|bomb|guns?|knife|knives|weapons?|revenge)", "(?:find|know|track|watch|following|follow) (?:out )?(?:where )?(?:you|her|him|she|he) (?:live|lives|work|works|down|home|sleep)", "(?:stole|steal|stealing|stolen|rob(?:bed)?|fraud|forged?|forging|fak(?:e|ed|ing)|launder(?:s|ed|ing)?|scam(?:med|ming)?|embezzl(?:e|ed|ing)|arrested|convicted|prison|jail|probation|restraining order|bankrupt(?:cy)?|gambl(?:e|ed|ing)|cocaine|heroin|meth|dealer|drunk|overdos(?:e|ed))", "(?:suicid(?:e|al)|kill myself|end my life|self-harm|hurt myself|want to die)", "(?:still |already )?married", '(?:my|a) (?:wife|husband|girlfriend|boyfriend)', "(?:cheat(?:ed|ing|s)?|lied|lying|liar|affair)", '(?:checks?|read|reads|search(?:es)?|track(?:s)?) (?:her|his|their|your) (?:phone|messages|location)', "(?:underage|minor|fifteen|fourteen|sixteen years)",
  'golpe[\\p{L}]*', 'pegu?[eo]', 'matar[\\p{L}]*', 'rob(?:e|o|ar)', 'carcel', 'casad[oa]', '(?:ge)?schlagen', 'geschlagen', 'umbringen', 'gestohlen', 'gefangnis', 'verheiratet', 'frappe[\\p{L}]*', 'tuer', 'vole', 'prison', 'marie', 'picchiat[oa]', 'rubat[oa]', 'sposat[oa]', 'bati', 'roubei', 'preso', '(?:打|杀|殺|偷|监狱|监禁|已婚|自杀|殴|刑務所|盗|自殺)',
]);
const figurative = /(?<!\p{L})(?:over my dead body|kill(?:ing)? (?:for|time|it|me)|(?:would|won't|doesn't|didn't|not) hurt|hit (?:me|the|a|it)|knock on wood|shot of|my best shot|long shot)(?!\p{L})/u;

/** Gives the reason of a refusal, softens it or speaks to the one who asked: part of the refusal, wherever it stands. */
const explaining = anyOf([
  "(?:don't|dont|do not|barely|hardly|just) (?:really |even )?(?:know|met|meet|trust) (?:you|u)", "(?:you're|youre|you are|ur|it's|this is) (?:a|an|just|only) (?:[\\p{L}]{2,10} )?(?:stranger|bot|ai|robot|machine|computer|random|app|agent|chat|website|form)", '(?:hope|sure|trust|know) (?:you|that|this|it)', "you(?:'ll| will| can| might)? (?:understand|get it|see why)", '(?:strangers?|privacy|private|personal|scams?|identity theft|my data|online|internet|in (?:a|this) chat|over chat|on here|on (?:this|the) app|safety|nda|on principle|my policy|house rule|as a rule|be careful|no offen[cs]e|nothing personal)', '(?:sorry|apolog(?:y|ies|ise|ize)|thanks|thank you|have a (?:nice|good|great) (?:day|one|evening|weekend))', "(?:asked|asking|the question|this question|that question)",
  '(?:privacidad|datenschutz|vie privee|privatsphare|desconocid[oa]s?|fremde[nr]?|inconnus?|confianza|vertrauen|confiance|gracias|danke|merci|obrigad[oa]|grazie|perdon|entschuldigung|desole|scusa)', '(?:隐私|抱歉|谢谢|すみません|ごめん|申し訳|ありがとう|個人情報)',
]);
const pointing = /^(?:and |but |because |since |cause |cuz |as )*(?:it|that|this|those|these)(?:'s|s| is| was| are| were| would| just| feels| seems| has)(?!\p{L})|^(?:because|cause|cuz|since|weil|porque|parce que)(?!\p{L})|^(?:因为|因為)/u;

const claimOf = (concern: Signal): string => plain(`${concern.topic} . ${concern.because} . ${concern.note ?? ''}`);

/** Whether a concern about a person stands on nothing but what that person would not supply. */
export function restsOnRefusal(concern: Signal, stretches: readonly Stretch[]): Stretch | null {
  const refusals = stretches.filter(({ unsupplied, said }) => unsupplied.length > 0 || said.some(withheldUnasked));
  if (refusals.length === 0) return null;
  const quotes = quotesIn(concern.evidence);
  const found = quotes.flatMap((quote) => placesOf(quote, stretches));
  if (found.length === 0) return restsUnquoted(concern, stretches, refusals);
  const own = quotes.some((quote) => {
    const places = placesOf(quote, stretches);
    return places.length > 0 && !places.some(({ said, stretch }) => said.every((one) => isPartOfRefusal(concern, one, stretch)));
  });
  return own ? null : (found[0]?.stretch ?? null);
}

/** Nobody has to ask for somebody to say that a thing stays private. */
const withheldUnasked = ({ part, text }: Said): boolean => part === null && lexicon.withholds.test(text);

interface Place {
  stretch: Stretch;
  said: Said[];
}

const bareWords = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Where the quoted words were said: as whole sentences, else within some. */
function placesOf(quote: string, stretches: readonly Stretch[]): Place[] {
  const words = bareWords(quote);
  if (words.trim() === '') return placesOfMarks(quote, stretches);
  const within = stretches.flatMap((stretch) => {
    const said = stretch.said.filter((one) => overlap(words, bareWords(one.text)));
    return said.length > 0 && covers(words, said) ? [{ stretch, said }] : [];
  });
  const exact = within.filter(({ said }) => said.some((one) => bareWords(one.text) === words));
  return exact.length > 0 ? exact.map(({ stretch, said }) => ({ stretch, said: said.filter((one) => bareWords(one.text) === words) })) : within;
}

/** A quote of nothing but emoji or dots. */
const placesOfMarks = (quote: string, stretches: readonly Stretch[]): Place[] =>
  stretches.flatMap((stretch) => {
    const said = stretch.said.filter((one) => quote !== '' && one.text.includes(quote));
    return said.length > 0 ? [{ stretch, said }] : [];
  });

const overlap = (quote: string, said: string): boolean => said.trim() !== '' && (said.includes(quote) || quote.includes(said));

/** A quote of several sentences is found where they are all said; one little word of it is not enough. */
function covers(quote: string, said: readonly Said[]): boolean {
  const quoted = wordsOf(quote).length;
  const matched = said.reduce((sum, one) => sum + Math.min(quoted, wordsOf(one.text).length), 0);
  return matched * 2 >= quoted;
}

/** The parts of an evidence: what stands in quotation marks, or between dots and slashes, or all of it. */
function quotesIn(evidence: string): string[] {
  const text = plain(evidence);
  const quoted = [...text.matchAll(/"([^"]{1,2000})"/gu)].map((match) => match[1] ?? '');
  const parts = quoted.length > 0 ? quoted : text.split(/\.{3}|…| \/ | \| |\n/u);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function isPartOfRefusal(concern: Signal, said: Said, stretch: Stretch): boolean {
  if (weighsItself(concern, said)) return false;
  if (withheldUnasked(said)) return true;
  if (said.part === null) return false;
  if (refuses(said) || stretch.said.filter(({ part }) => part !== null).length === 1 || explains(said)) return true;
  const claim = claimOf(concern);
  if (sharedWords(withoutTopics(said.text, stretch), claim) > 0) return false;
  return withholding.test(claim) || speaksOfRequest(said, stretch) || !stretch.said.some(refuses);
}

const refuses = ({ part }: Said): boolean => part === 'declines' || part === 'deflects' || part === 'partial';

const explains = ({ text }: Said): boolean => wordsOf(text).length <= 2 || explaining.test(text) || pointing.test(text);

const topicsOf = ({ unsupplied }: Stretch) => unsupplied.flatMap(({ slots }) => slots);

const speaksOfRequest = ({ text }: Said, stretch: Stretch): boolean => topicsOf(stretch).some(({ words }) => words.test(text));

/** What a sentence says beside the topic it was asked about. */
const withoutTopics = (text: string, stretch: Stretch): string =>
  topicsOf(stretch).reduce((rest, { words }) => rest.replace(new RegExp(words, 'gu'), ' '), text);

function weighsItself(concern: Signal, { text }: Said): boolean {
  if (!harm.test(text) || figurative.test(text)) return false;
  const claim = claimOf(concern);
  return harm.test(claim) || !withholding.test(claim);
}

/** How many words of some weight two texts share, by their beginnings. */
export function sharedWords(a: string, b: string): number {
  const stems = new Set(weighty(b));
  return new Set(weighty(a).filter((stem) => stems.has(stem))).size;
}

export const weighty = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > (/\p{sc=Latin}/u.test(word) ? 3 : 1) && !lexicon.common.test(word) && !filler.has(word)).map((word) => word.slice(0, 6));

const filler = new Set(['that', 'with', 'about', 'what', 'when', 'they', 'them', 'their', 'there', 'then', 'than', 'from', 'into', 'been', 'were', 'would', 'could', 'should', 'will', 'does', 'said', 'says', 'asked', 'him', 'his', 'her', 'she', 'some', 'such', 'very', 'only', 'your', 'this', 'have']);

/** The evidence is nobody's words: the claim itself must speak of the refusal, or there was nothing else to speak of. */
function restsUnquoted(concern: Signal, stretches: readonly Stretch[], refusals: readonly Stretch[]): Stretch | null {
  const claim = plain(`${concern.topic} . ${concern.because} . ${concern.note ?? ''} . ${concern.evidence}`);
  if (harm.test(claim) && !withholding.test(claim)) return null;
  const topics = new Set(askedFor(claim).map((slot) => slot.id));
  const matching = refusals.findLast(({ unsupplied }) => unsupplied.some(({ slots }) => slots.some((slot) => topics.has(slot.id))));
  if (matching) return matching;
  const nothingElse = stretches.every(({ said }) => said.every(({ part }) => part !== null && part !== 'leaves open'));
  return withholding.test(claim) || nothingElse ? (refusals.at(-1) ?? null) : null;
}

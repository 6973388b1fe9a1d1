import type { DisclosureRequest } from '../../src/domain/turn.js';
import { lexicon } from './lexicon.js';
import { plain, unquoted, wordsOf } from './plain.js';
import { sentencesIn } from './sentences.js';
import type { Slot } from './slots.js';
import { topicsIn } from './slots.js';
import type { Filling } from './values.js';

/** `permission`: "no" refuses. `polar`: "no" is the answer. `minding`: "no" agrees. `open`: neither. */
type Form = 'permission' | 'polar' | 'minding' | 'open';

/** A disclosure somebody asked for. */
export interface Request {
  slots: readonly Slot[];
  form: Form;
  /** Any of these supplies it. */
  fillings: readonly Filling[];
  optional: boolean;
  /** Whether leaving it out counts; of a question about nothing in particular, only saying no does. */
  certain: boolean;
  /** Whether the language of the request is one the phrases know. */
  known: boolean;
}

const question = /[?？؟]/u;
const numeric =
  /(?<!\p{L})(?:how (?:old|many|much|long|tall|high)|(?:what(?:'s| is| was)?|rate|verify|confirm|state|give (?:me|us)|tell (?:me|us)|share|provide|disclose) (?:your|the) (?:\p{L}+ )?(?:age|salary|income|score|weight|height|budget|rate|balance|amount|total|price|cost|rent|limit|maximum|minimum|expectations?|earnings|turnover|deposit|savings|pain|stress)|cuant[oa]s?|wie (?:alt|viele?|hoch)|quel age|combien|quant[oaie]|hoe (?:oud|veel))(?!\p{L})|多少|几岁|多大|何歳|いくら|कितन/u;
const minding = /(?<!\p{L})(?:would|do) you mind (?!me asking)|(?<!\p{L})(?:macht|stort) es (?:ihnen|dir)|介意/u;
const wrapped =
  /(?<!\p{L})(?:tell|say|share|know|ask|sagen|decir|dire|indiquer) (?:me |us |mir |uns |nous )?(?:which|what|who|where|how|when|welche|quels?|quelles?)(?!\p{L})/u;
const whether = /(?<!\p{L})(?:whether|if anyone|if you have|if there|ob|si (?:usted|alguien|vous))(?!\p{L})/u;
const proofs =
  /(?<!\p{L})(?:pay ?slips?|pay ?stubs?|statements?|photos?|pictures?|pics?|selfies?|documents?|(?<!on )files?|invoices?|(?:work )?samples?|portfolio|blueprints?|drawings?|(?:utility|gas|phone|electricity|water) bills?|logs?|screens?|screenshots?|cop(?:y|ies)|scans?|proofs?|certificates?|letters?|permits?|visas?|reports?|prescriptions?|test results?|passports?|licen[cs]e|videos?|recordings?|paperwork|receipts?|contract|nomina|fotos?|comprobante|bulletin|justificatif|gehaltsabrechnung|lohnzettel|nachweis|unterlagen|busta paga|holerite|loonstrook|palkkalaskelma\p{L}*)(?!\p{L})|日志|截图|照片|ログ|写真|書類|स्लिप|फोटो|दस्तावेज/u;
/** Says what the answer is for: no part of what is asked. */
const purpose =
  /(?<!\p{L})(?:to (?:verify|confirm your identity|validate|pull|look|locate|find your|proceed|continue|move|help|make sure|complete|process|get (?:started|you)|prove|double-?check|check)|so (?:that )?(?:i|we|she|he|they) can|for (?:verification|security|identification|identity|faster|our (?:audit|records?|file)|a faster))[^,.?!;]*/u;
const asksWhen =
  /^(?:[\p{L}' ]{0,30}(?<!\p{L}))?(?:when|what (?:date|day|year|time)|since when|wann|cuando|quand|quando|wanneer|когда)(?!\p{L})(?! (?:you|i|we|they|he|she|it)(?!\p{L}))|什么时候|いつ|언제|متى|कब/u;
const asksWho =
  /^(?:and |so |may i ask |can i ask )?(?:who|whose)(?!\p{L})|(?<!\p{L})(?:the|your) (?:full |last |first )?name(?!\p{L})/u;
const asksWhere =
  /^(?:and |so |may i ask |can i ask )?(?:where|(?:which|what) (?:part|area|town|city|district|neighbou?rhood|country|street|region))(?!\p{L})/u;
/** Opens a question about a fact, although it may hold words of giving: "do you have", "have you ever told". */
const factual =
  /^(?:(?:and|so|also|now|then|ok|okay|thanks|great),? )*(?:do|does|did|have|has|had|are|is|was|were|will) (?:you|your|there|he|she|they|it|anyone|anybody|any)(?!\p{L})(?! (?:\p{L}+ )?(?:want|wish|mind|care|feel|like to|willing|happy|able|comfortable|okay?|open|prepared|up for|good|fancy|prefer|interested))/u;
/** Tells the other side to hand something over. */
const demanding =
  /^(?:(?:please|kindly|now|first|also|then|and|next|ok|okay|great|thanks),? )*(?:state|disclose|send|provide|share|list|confirm|upload|submit|specify|describe|name|give|tell|attach|report|declare|reveal|identify|transmit|forward|show|supply|explain|enter|fancy|geef|stuur|vermeld|noem|nenn\p{L}*|send\p{L}*|schick\p{L}*|gib|geben sie|teilen sie|envi[ea]|indique[z]?|proporcione|facilite|donnez|envoyez|fournissez|invii|indichi|fornisca|informe|forneca|пришлите|укажите|сообщите|назовите)(?!\p{L})(?! (?:you|in)(?!\p{L}))/u;
/** Asks for a thing to be passed on, and not to be told. */
const passing =
  /(?<!\p{L})(?:send(?:ing)?|upload(?:ing)?|show(?:ing)?|attach(?:ing)?|forward(?:ing)?|transmit|scan|submit|link(?:ing)?|record(?:ing)? (?:a|an|your)|e-?mail(?:ing)? (?:me|us|over|it)|mand\p{L}+|envi\p{L}+|envoyer|schicken|senden|invi\p{L}+|sturen|hochladen|uploaden|прислать|пришлите|отправить|скинуть)(?!\p{L})|上传|发送|送って|送り|보내|भेज|إرسال|ترسل/u;
const recounting = /(?<!\p{L})(?:about|describe|explain|why|how)(?!\p{L})/u;
const lasting = /(?<!\p{L})how (?:long|old)(?!\p{L})/u;
const handing =
  /(?<!\p{L})(?:let (?:me|us)|run (?:a|an|the)|sign|take (?:a|an|one|over|control)|took|turn on|switch on|open|grant|install|connect|link(?:ing)?|do (?:a|an)|voice (?:note|message)|fancy|call|ring|contact|log|keep|store|reach out)(?!\p{L})/u;
const telling =
  /(?<!\p{L})(?:about|why|how|tell|telling|describe|explain|say|know|opinion|thoughts|reasons?|story)(?!\p{L})/u;
/** Offers help, or asks what to do next: no disclosure. */
const offering =
  /(?<!\p{L})(?:feel free to (?:ask|reach|contact|let)|let me know if|if you (?:need|have|want|would like) (?:any |some |further |more |other |anything ){0,4}(?:assistance|help|questions?|requests?|else)|anything else|would you like me to|do you want me to|shall i|should i|(?:can|may|could) i (?:help|assist)|how (?:can|may) i)(?!\p{L})/u;
const pointing = /(?<!\p{L})(?:that|it|them|those|this|these|one|the (?:details|information|info))(?!\p{L})/u;
/** What a line asks for, sentence by sentence; `stated` is what the agent planned to ask with it. */
export function requestsIn(text: string, stated?: DisclosureRequest): Request[] {
  const sentences = sentencesIn(text).map((sentence) => unquoted(plain(sentence.text)));
  const optional = stated?.optional ?? lexicon.optional.test(plain(text));
  const read = sentences.flatMap((sentence, at) => requestIn(sentence, sentences[at - 1] ?? '', optional) ?? []);
  if (stated === undefined) return read;
  const topics = topicsIn(plain(stated.topic));
  const planned = read.filter(({ slots: asked }) => asked.some((slot) => topics.includes(slot)));
  return planned.length > 0
    ? read
    : [...read.filter(({ certain }) => certain), plannedRequest(plain(text), topics, optional)];
}

/** Whether the phrases cover the language of a plain text; a word or two tell nothing and count as covered. */
export const knownLanguage = (text: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Devanagari}]/u.test(text) ||
  lexicon.common.test(text) ||
  wordsOf(text).length < 3;

function requestIn(sentence: string, before: string, optional: boolean): Request | null {
  if (offering.test(sentence)) return null;
  const demanded = demanding.test(sentence);
  const permission = demanded || isPermission(sentence);
  const asks = question.test(sentence);
  if (!asks && !permission) return null;
  const own = askedIn(sentence);
  const asked = own.length > 0 ? own : pointedAt(sentence, permission, before);
  const known = knownLanguage(sentence);
  if (asked.length === 0 && !demanded && !asks) return null;
  const fillings = fillingsOf(own.length > 0 ? sentence : `${before} ${sentence}`, asked, permission);
  return {
    slots: asked,
    form: formOf(sentence, permission),
    fillings,
    optional,
    certain: asked.length > 0 || demanded || !known || permission || fillings[0] !== 'words',
    known,
  };
}

const pointedAt = (sentence: string, permission: boolean, before: string): Slot[] =>
  permission && pointing.test(sentence) ? topicsIn(before) : [];

const isPermission = (sentence: string): boolean =>
  lexicon.permission.test(sentence) &&
  !factual.test(sentence) &&
  !(asksWhat.test(sentence) && question.test(sentence) && !would.test(sentence));

const would = /(?<!\p{L})(?:would|could|can|may|might|please|mind|tell|share|let)(?!\p{L})/u;

const plannedRequest = (text: string, topics: Slot[], optional: boolean): Request => ({
  slots: topics,
  form: 'permission',
  fillings: fillingsOf(text, topics, true),
  optional,
  certain: true,
  known: knownLanguage(text),
});

/** Asks for more than yes or no, in the languages the phrases know. */
const wordOfAsking =
  /(?<!\p{L})(?:what|which|who|whose|where|when|why|how|was|welche\p{L}*|wer|wo|wann|warum|wieso|wie|wieviel|que|cual\p{L}*|quien|donde|cuando|como|cuant\p{L}+|por que|quel\p{L}*|qui|ou|quand|pourquoi|comment|combien|che|quale?|chi|dove|quando|perche|come|quant[oaie]|qual|quem|onde|wat|wie|waar|wanneer|waarom|hoe|welke?|что|кто|где|когда|почему|как|сколько|какой|какая|какие)(?!\p{L})|什么|甚麼|哪|谁|誰|几|多少|怎么|为什么|何|どこ|いつ|どう|なぜ|いくら|무엇|뭐|어디|누구|언제|왜|어떻게|몇|कौन|कहाँ|कहां|कब|क्यों|कितन|ماذا|أين|متى|لماذا|كيف|كم|أي/u;

function formOf(text: string, permission: boolean): Form {
  if (minding.test(text)) return 'minding';
  if (whether.test(text)) return 'polar';
  if (wrapped.test(text)) return 'open';
  if (permission) return 'permission';
  if (asksWhat.test(text)) return 'open';
  return lexicon.polar.test(text) || (question.test(text) && !wordOfAsking.test(text)) ? 'polar' : 'open';
}

function fillingsOf(text: string, asked: readonly Slot[], permission: boolean): Filling[] {
  if (numeric.test(text)) return countsOf(text);
  if (whether.test(text) || (wrapped.test(text) && !asksWho.test(text)))
    return asked.some(({ filling }) => filling === 'date') ? ['date', 'words'] : ['words'];
  if (proofs.test(text) && !wrapped.test(text) && !recounting.test(text)) return ['proof'];
  if (asksWhen.test(text)) return ['date'];
  const named: Filling[] = asksWho.test(text) ? ['name'] : [];
  const wanted = [...new Set([...named, ...asked.map(({ filling }) => filling)])];
  return wanted.length > 0 ? slotsFilledBy(wanted, text, permission) : unnamedOf(text, permission);
}

function countsOf(text: string): Filling[] {
  if (factual.test(text)) return ['number', 'words'];
  return lasting.test(text) ? ['number', 'date'] : ['number'];
}

/** "Do you have other loans?" is answered in words, "which loans?" by what they are, "send your religion" by sending. */
function slotsFilledBy(wanted: Filling[], text: string, permission: boolean): Filling[] {
  if (permission)
    return (passing.test(text) || handing.test(text)) &&
      !telling.test(text) &&
      wanted.every((filling) => filling === 'words')
      ? ['deed']
      : wanted;
  const fact = formOf(text, permission) === 'polar' || lexicon.polar.test(text.slice(0, 24));
  return fact && !wanted.includes('proof') && !asksWhat.test(text) ? ['words'] : wanted;
}

/** Nothing we know is asked for: a thing to be handed over or done, or something to be told. */
function unnamedOf(text: string, permission: boolean): Filling[] {
  if (asksWhere.test(text)) return ['place'];
  return permission && (handing.test(text) || passing.test(text)) && !telling.test(text) ? ['deed'] : ['words'];
}

const asksWhat =
  /^(?:[\p{L}' ,]{0,30}(?<!\p{L}))?(?:what|which|who|where|when|why|how|warum|wieso|pourquoi|por que|perche|welche[rns]?|was|wie|que|cual|quel(?:le)?s?|qual[ei]?)(?!\p{L})/u;

/** The slots of a sentence, but for those its purpose names. */
function askedIn(sentence: string): Slot[] {
  const asked = topicsIn(sentence.replace(purpose, ' '));
  return asked.length > 0 ? asked : topicsIn(sentence);
}

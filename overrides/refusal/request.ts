import type { DisclosureRequest } from '../../src/domain/turn.js';
import { lexicon } from './lexicon.js';
import { plain, unquoted, wordsOf } from './plain.js';
import { sentencesIn } from './sentences.js';
import type { Filling, Slot } from './slots.js';
import { topicsIn } from './slots.js';

/** `permission`: "no" refuses. `polar`: "no" is the answer. `minding`: "no" agrees. `open`: neither. */
type Form = 'permission' | 'polar' | 'minding' | 'open';

/** A disclosure somebody asked for. */
export interface Request {
  slots: readonly Slot[];
  form: Form;
  filling: Filling;
  optional: boolean;
  /** Whether leaving it out counts; of a question about nothing in particular, only saying no does. */
  certain: boolean;
  /** Whether the language of the request is one the phrases know. */
  known: boolean;
}

const question = /[?？؟]/u;
const numeric =
  /(?<!\p{L})(?:how (?:old|many|much|long|tall|high)|what(?:'s| is| was)? (?:your|the) (?:age|salary|income|score|weight|height|budget|rate)|cuant[oa]s?|wie (?:alt|viele?|hoch)|quel age|combien|quant[oaie]|hoe (?:oud|veel))(?!\p{L})|多少|几岁|多大|何歳|いくら|कितन/u;
const minding = /(?<!\p{L})(?:would|do) you mind (?!me asking)|(?<!\p{L})(?:macht|stort) es (?:ihnen|dir)|介意/u;
const wrapped =
  /(?<!\p{L})(?:tell|say|share|know|sagen|decir|dire|indiquer) (?:me |us |mir |uns |nous )?(?:which|what|who|where|how|when|welche|quels?|quelles?)(?!\p{L})/u;
const whether = /(?<!\p{L})(?:whether|if anyone|if you have|if there|ob|si (?:usted|alguien|vous))(?!\p{L})/u;
const proofs =
  /(?<!\p{L})(?:pay ?slips?|pay ?stubs?|statements?|photos?|pictures?|pics?|selfies?|documents?|files?|logs?|screens?|screenshots?|cop(?:y|ies)|scans?|proofs?|certificates?|letters?|passports?|licen[cs]e|videos?|recordings?|paperwork|receipts?|contract|nomina|fotos?|comprobante|bulletin|justificatif|gehaltsabrechnung|lohnzettel|nachweis|unterlagen|busta paga|holerite|loonstrook|palkkalaskelma\p{L}*)(?!\p{L})|日志|截图|照片|ログ|写真|書類|स्लिप|फोटो|दस्तावेज/u;
/** Offers help, or asks what to do next: no disclosure. */
const offering =
  /(?<!\p{L})(?:feel free to (?:ask|reach|contact|let)|let me know if|if you (?:need|have|want|would like) (?:any |some |further |more |other |anything ){0,4}(?:assistance|help|questions?|requests?|else)|anything else|would you like me to|do you want me to|shall i|should i|(?:can|may|could) i (?:help|assist)|how (?:can|may) i)(?!\p{L})/u;
const pointing = /(?<!\p{L})(?:that|it|them|those|this|these|one|the (?:details|information|info))(?!\p{L})/u;
const personal =
  /(?<!\p{L})(?:you|your|yours|tu|te|usted|su|vous|votre|toi|du|dein\p{L}*|sie|ihr\p{L}*|lei|tuo|sua|voce|seu|je|jouw|uw)(?!\p{L})|你|您|あなた|आप/u;

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
  const permission = lexicon.permission.test(sentence);
  const asks = question.test(sentence);
  if (!asks && !permission) return null;
  const own = topicsIn(sentence);
  const asked = own.length === 0 && permission && pointing.test(sentence) ? topicsIn(before) : own;
  const known = knownLanguage(sentence);
  if (asked.length === 0 && !(asks && (permission || !known || personal.test(sentence)))) return null;
  return {
    slots: asked,
    form: formOf(sentence, permission),
    filling: fillingOf(own.length > 0 ? sentence : `${before} ${sentence}`, asked),
    optional,
    certain: asked.length > 0 || !known,
    known,
  };
}

const plannedRequest = (text: string, topics: Slot[], optional: boolean): Request => ({
  slots: topics,
  form: 'permission',
  filling: fillingOf(text, topics),
  optional,
  certain: true,
  known: knownLanguage(text),
});

function formOf(text: string, permission: boolean): Form {
  if (minding.test(text)) return 'minding';
  if (whether.test(text)) return 'polar';
  if (wrapped.test(text)) return 'open';
  if (permission) return 'permission';
  return lexicon.polar.test(text) ? 'polar' : 'open';
}

function fillingOf(text: string, asked: readonly Slot[]): Filling {
  if (numeric.test(text)) return 'number';
  if (proofs.test(text) && !wrapped.test(text)) return 'proof';
  const [first] = asked;
  if (first === undefined || whether.test(text)) return 'words';
  return first.filling === 'number' && formOf(text, lexicon.permission.test(text)) === 'polar'
    ? 'words'
    : first.filling;
}

import type { DisclosureRequest } from '../../src/domain/turn.js';
import { lexicon } from './lexicon.js';
import { plain, unquoted } from './plain.js';
import type { Filling, Slot } from './slots.js';
import { slots } from './slots.js';

/** `permission`: "no" refuses. `polar`: "no" is the answer. `minding`: "no" agrees. `open`: neither. */
export type Form = 'permission' | 'polar' | 'minding' | 'open';

/** A disclosure somebody asked for. */
export interface Request {
  seq: number;
  /** Who asked. */
  by: string;
  /** In words, for the log. */
  topic: string;
  slots: readonly Slot[];
  form: Form;
  filling: Filling;
  optional: boolean;
  /** Whether the language of the request is one the phrases know. */
  known: boolean;
}

const question = /[?？؟]/u;
const numeric = /(?<!\p{L})(?:how (?:old|many|much|long|tall|high)|what(?:'s| is| was)? (?:your|the) (?:age|salary|income|score|weight|height|budget|rate)|cuant[oa]s?|wie (?:alt|viele?|hoch)|quel age|combien|quant[oaie]|hoe (?:oud|veel))(?!\p{L})|多少|几岁|多大|何歳|いくら|कितन/u;
const minding = /(?<!\p{L})(?:would|do|if) you mind (?!me asking)|(?:macht|stort) es (?:ihnen|dir)|介意/u;
const handing = /(?<!\p{L})(?:send|upload|attach|forward|scan|snap|take|enviar|mandar|subir|schicken|senden|hochladen|envoyer|joindre|inviare|mandare|sturen|prove|proof|verify)(?!\p{L})|发给|发送|上传|送って|送り|भेज/u;
const wrapped = /(?<!\p{L})(?:tell|say|share|know|let (?:me|us) know|sagen|decir|dire|indiquer) (?:me |us |mir |uns |nous )?(?:whether|if|which|what|who|where|how|when|ob|si|welche|quels?|quelles?)(?!\p{L})/u;
const whether = /(?<!\p{L})(?:whether|if anyone|if you have|if there|ob|si (?:usted|alguien|vous))(?!\p{L})/u;

/** What a line asks for, or null when it asks for nothing. */
export function requestIn(line: { seq: number; from: string; text: string }, stated?: DisclosureRequest): Request | null {
  const text = plain(line.text);
  const asking = unquoted(text);
  const permission = lexicon.permission.test(asking);
  if (stated === undefined && !question.test(asking) && !(permission && askedFor(asking).length > 0)) return null;
  const asked = askedFor(stated ? `${plain(stated.topic)} ${asking}` : asking);
  return {
    seq: line.seq,
    by: line.from,
    topic: stated?.topic ?? asked[0]?.id ?? 'a disclosure',
    slots: asked,
    form: formOf(asking, permission),
    filling: fillingOf(asking, asked),
    optional: stated?.optional ?? lexicon.optional.test(asking),
    known: knownLanguage(asking),
  };
}

/** The slots that a plain text speaks of. */
export const askedFor = (text: string): Slot[] => slots.filter((slot) => slot.words.test(text));

/** Whether the phrases cover the language of a plain text. */
export const knownLanguage = (text: string): boolean => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Devanagari}]/u.test(text) || lexicon.common.test(text);

function formOf(text: string, permission: boolean): Form {
  if (minding.test(text)) return 'minding';
  if (whether.test(text)) return 'polar';
  if (wrapped.test(text)) return 'open';
  if (permission) return 'permission';
  return lexicon.polar.test(text) ? 'polar' : 'open';
}

function fillingOf(text: string, asked: readonly Slot[]): Filling {
  if (numeric.test(text)) return 'number';
  if (handing.test(text) && !wrapped.test(text)) return 'proof';
  const [first] = asked;
  if (first === undefined || whether.test(text)) return 'words';
  return first.filling === 'number' && formOf(text, lexicon.permission.test(text)) === 'polar' ? 'words' : first.filling;
}

import { unreachable } from '../../src/domain/unreachable.js';
import { lexicon } from './lexicon.js';
import { plain, unquoted, wordsOf } from './plain.js';
import { knownLanguage, type Request } from './request.js';
import * as signs from './signs.js';

/** What one sentence of a reply does with what was asked. */
export type Part =
  | 'declines' // says no
  | 'deflects' // a question back, a pointer elsewhere, sarcasm
  | 'partial' // a part, or under a condition
  | 'supplies' // a value, an attachment, an assent, a promise, an answer
  | 'leaves open'; // none of these

export interface Reply {
  /** One per sentence, in order. */
  parts: Part[];
  supplied: boolean;
  declined: boolean;
}

/** Reads a reply, sentence by sentence, against what was asked. */
export function readReply(request: Request, sentences: readonly Heard[]): Reply {
  const parts = sentences.map((heard) => partOf({ ...heard, request }));
  const declined = parts.includes('declines');
  if (!request.certain) return { parts, declined, supplied: !declined };
  const withheld = declined || parts.includes('partial') || asksBack(parts, sentences);
  return { parts, declined, supplied: !withheld && parts.includes('supplies') };
}

/** Whether a sentence keeps something private by itself, whoever asked or did not ask. */
export const keepsPrivate = ({ meant }: Heard): boolean => lexicon.withholds.test(meant);

/** "OK, but why?" gives nothing yet; "Here it is. Why do you ask?" does. */
function asksBack(parts: readonly Part[], sentences: readonly Heard[]): boolean {
  if (!parts.includes('deflects')) return false;
  const isBare = (at: number): boolean => lexicon.bareAssent.test(bareOf(sentences[at]?.plain ?? ''));
  return parts.every((part, at) => part !== 'supplies' || isBare(at));
}

/** One sentence as the readings below need it, whatever was asked. */
export interface Heard {
  written: string;
  plain: string;
  /** Plain, without what somebody else said. */
  said: string;
  /** Without idioms. */
  meant: string;
  /** Without marks and emoji around it. */
  bare: string;
}

interface Answer extends Heard {
  request: Request;
}

export function hear(written: string): Heard {
  const read = plain(written);
  const said = unquoted(read);
  const meant = neutralised(said);
  return { written, plain: read, said, meant, bare: bareOf(meant) };
}

/** Idioms first: "no problem" agrees, and "I won't lie" declines nothing. */
const neutralised = (said: string): string =>
  lexicon.idle.replaced(lexicon.agreeing.replaced(said, ' ok '), ' ').replace(/\s+/gu, ' ').trim();

/** Marks and emoji would hide that a sentence is only one word, and so would "nooo". */
const bareOf = (text: string): string =>
  withoutMarks(
    text
      .replace(/\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u200d\ufe0f♀♂]*|[♀♂\ufe0f\u200d]/gu, ' ')
      .replace(/[:;]-?[)(dp]/gu, ' '),
  )
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/gu, ' ');

const markAround = /[\s.,!?…:;"'。！？、，-]/u;

/** Cut by hand: a pattern would try each run of marks inside the text from each of its units. */
function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && markAround.test(text.charAt(start))) start += 1;
  while (end > start && markAround.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** In the order in which they are asked; the first that says something holds. */
const readings: readonly ((answer: Answer) => Part | null)[] = [
  saysNothing,
  declines,
  givesAtOnce,
  deflects,
  ({ meant }) => (lexicon.partial.test(meant) ? 'partial' : null),
  agrees,
  answers,
];

function partOf(answer: Answer): Part {
  for (const reading of readings) {
    const part = reading(answer);
    if (part !== null) return part;
  }
  return 'leaves open';
}

/** Greetings, thanks, emoji alone; "nothing special" answers where words are wanted. */
function saysNothing({ request, said, bare }: Answer): Part | null {
  if (bare !== '' && !signs.greeting.test(bare)) return null;
  if (bare === '' && request.filling === 'words' && lexicon.idle.test(said)) return 'supplies';
  if (signs.refusingEmoji.test(said)) return 'declines';
  return signs.agreeingEmoji.test(said) ? 'supplies' : 'leaves open';
}

/** "I refuse to believe it helps, but fine, here" gives in; "no screen share, but here's the log" keeps something back. */
function declines(answer: Answer): Part | null {
  const at = declinesAt(answer);
  if (at === null) return null;
  const turned = afterTurn(answer.meant.slice(at));
  return signs.givingIn.test(turned) && gives(turned) ? 'supplies' : 'declines';
}

/** Where the sentence says no, or null. "No" to a fact is an answer, and to "do you mind" it agrees. */
function declinesAt({ request, meant, bare }: Answer): number | null {
  const withheld = lexicon.withholds.search(meant);
  if (withheld >= 0) return withheld;
  if (lexicon.bareNo.test(bare) && noAnswers(request, bare)) return null;
  if (lexicon.bareDecline.test(bare)) return 0;
  const declined = lexicon.declines.search(meant);
  if (declined >= 0) return declined;
  return request.form === 'permission' && signs.startsWithNo.test(bare) ? 0 : null;
}

function noAnswers({ form }: Request, bare: string): boolean {
  return form === 'polar' || form === 'minding' || (form === 'open' && !lexicon.bareDecline.test(bare));
}

const gives = (text: string): boolean => signs.attachment.test(text) || lexicon.given.test(text);

const afterTurn = (text: string): string => {
  const at = text.search(signs.turning);
  return at < 0 ? '' : text.slice(at);
};

function givesAtOnce({ request, written, meant }: Answer): Part | null {
  const coded = request.filling === 'number' && signs.isCoded(written);
  if (!coded && !gives(meant)) return null;
  return lexicon.partial.test(meant) && !gives(afterTurn(meant)) ? 'partial' : 'supplies';
}

function deflects({ said, meant }: Answer): Part | null {
  const back = signs.asks.test(said) && !signs.howToGive.test(meant) && !lexicon.agreeing.test(said);
  if (back || lexicon.deflects.test(meant)) return 'deflects';
  return signs.refusingEmoji.test(said) ? 'declines' : null;
}

function agrees({ request, said, meant, bare }: Answer): Part | null {
  const agreeing = lexicon.agreeing.test(said) || lexicon.promises.test(meant) || assentFirst.test(bare);
  const again = request.filling !== 'proof' && signs.toldBefore.test(meant);
  const willing = request.form === 'minding' && lexicon.bareNo.test(bare);
  return agreeing || again || willing || signs.agreeingEmoji.test(said) ? 'supplies' : null;
}

const assentFirst = new RegExp(`^(?:well |oh |hm+ )?(?:${lexicon.assent.source})`, 'u');

function answers(answer: Answer): Part | null {
  const { request, meant, bare } = answer;
  switch (request.filling) {
    case 'number':
      return signs.number.test(meant) || lexicon.bareNo.test(bare) ? 'supplies' : null;
    case 'proof':
      return null;
    case 'words':
      return signs.number.test(meant) || tells(answer) ? 'supplies' : null;
    default:
      return unreachable(request.filling);
  }
}

/** In a language the phrases do not know, words alone cannot be told from a refusal. */
const tells = ({ request, meant }: Answer): boolean =>
  wordsOf(meant).length > 0 &&
  request.known &&
  (knownLanguage(meant) || (wordsOf(meant).length <= 4 && request.slots.length > 0));

import { evades, isVague } from './evasion.js';
import { lexicon } from './lexicon.js';
import type { Heard } from './heard.js';
import { bareOf } from './heard.js';
import { wordsOf } from './plain.js';
import { knownLanguage, type Request } from './request.js';
import * as signs from './signs.js';
import type { Filling } from './values.js';
import { holdsAny } from './values.js';

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
  const lacks = isCompound(request) && sentences.some(({ meant }) => signs.lacking.test(meant));
  const withheld =
    lacks ||
    declined ||
    parts.includes('partial') ||
    asksBack(
      parts,
      sentences,
      request.fillings.every((filling) => filling === 'words'),
    );
  if (!request.certain) return { parts, declined, supplied: !withheld };
  return { parts, declined, supplied: !withheld && parts.includes('supplies') };
}

/** "Your name and the order number?" is not answered by one of them and an excuse. */
const isCompound = ({ fillings }: Request): boolean =>
  fillings.length > 1 && !fillings.includes('words') && !fillings.includes('proof');

/** Whether a sentence keeps something private by itself, whoever asked or did not ask. */
export const keepsPrivate = ({ meant }: Heard): boolean => lexicon.withholds.test(meant);

/** An assent or a "hang on" that nothing follows yet. */
const isOnlyWord = (text: string): boolean => lexicon.bareAssent.test(bareOf(text)) || signs.waiting.test(bareOf(text));

/** "OK, but why?" gives nothing yet; "Here it is. Why do you ask?" does. */
function asksBack(parts: readonly Part[], sentences: readonly Heard[], told: boolean): boolean {
  if (!parts.includes('deflects')) return false;
  if (told && parts.find((part) => part !== 'leaves open') === 'deflects') return true;
  const isBare = (at: number): boolean => isOnlyWord(sentences[at]?.plain ?? '');
  return parts.every((part, at) => part !== 'supplies' || isBare(at));
}

interface Answer extends Heard {
  request: Request;
}

/** In the order in which they are asked; the first that says something holds. */
const readings: readonly ((answer: Answer) => Part | null)[] = [
  saysNothing,
  declines,
  givesAtOnce,
  deflects,
  givesPart,
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
  if (bare === '' && request.fillings.includes('words') && lexicon.idle.test(said)) return 'supplies';
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
  if (request.form === 'polar' && signs.deniesFact.test(bare)) return null;
  if (request.form === 'minding' && signs.minds.test(bare)) return 0;
  if (lexicon.bareDecline.test(bare)) return 0;
  const declined = lexicon.declines.search(meant);
  if (declined >= 0) return declined;
  return request.form === 'permission' && signs.startsWithNo.test(bare) ? 0 : null;
}

function noAnswers({ form }: Request, bare: string): boolean {
  return form === 'polar' || form === 'minding' || (form === 'open' && !lexicon.bareDecline.test(bare));
}

const gives = (text: string): boolean =>
  signs.attachment.test(text) || (lexicon.given.test(text) && !signs.othersGave.test(text));

const afterTurn = (text: string): string => {
  const last = [...text.matchAll(signs.turning)].at(-1);
  return last === undefined ? '' : text.slice(last.index);
};

/** "Here's the bill, I've taped over the number though." */
const keepsBack = (meant: string): boolean => signs.less.test(meant) || signs.lessAfter.test(afterTurn(meant));

/** These show by their form that they are the value, also beside a question. */
const plainToSee = ({ fillings }: Request): Filling[] =>
  fillings.filter((filling) => filling === 'code' || filling === 'contact');

function givesAtOnce(answer: Answer): Part | null {
  const { request, written, meant } = answer;
  const coded = request.fillings.includes('number') && signs.isCoded(written);
  if (!coded && !gives(meant) && !holdsAny(plainToSee(request), answer)) return null;
  const less = lexicon.partial.test(meant) || keepsBack(meant);
  return less && !gives(afterTurn(meant)) ? 'partial' : 'supplies';
}

function deflects({ request, said, meant, bare }: Answer): Part | null {
  if (request.fillings.includes('words') && signs.agreesAsking.test(bare)) return 'supplies';
  if (assentFirst.test(bare) && signs.asks.test(said) && !signs.inverts.test(meant)) return null;
  const back = signs.asks.test(said) && !signs.howToGive.test(meant) && !lexicon.agreeing.test(said);
  if (back || lexicon.deflects.test(meant)) return 'deflects';
  return signs.refusingEmoji.test(said) ? 'declines' : null;
}

/** A story may be full of "except" and "once we"; of a fact only what is kept back in words is a part. */
function givesPart({ request, meant }: Answer): Part | null {
  const told = request.form !== 'permission' && request.fillings.every((filling) => filling === 'words');
  return signs.closing.test(meant) || (!told && lexicon.partial.test(meant)) ? 'partial' : null;
}

function agrees({ request, said, meant, bare }: Answer): Part | null {
  const agreeing = lexicon.agreeing.test(said) || lexicon.promises.test(meant) || assentFirst.test(bare);
  const again = !request.fillings.includes('proof') && signs.toldBefore.test(meant);
  const willing = request.form === 'minding' && lexicon.bareNo.test(bare);
  if (!(agreeing || again || willing || signs.agreeingEmoji.test(said))) return null;
  return keepsBack(meant) ? 'partial' : 'supplies';
}

const assentFirst = new RegExp(`^(?:well |oh |hm+ )?(?:${lexicon.assent.source})`, 'u');

function answers(answer: Answer): Part | null {
  const { request, meant } = answer;
  if (isVague(answer) && !isAnswerOfOne(answer)) return 'deflects';
  if (holdsAny(request.fillings, answer)) return 'supplies';
  if (!request.fillings.includes('words')) return null;
  if (request.form === 'polar' && signs.deniesFact.test(answer.bare)) return 'supplies';
  if (isAnswerOfOne(answer)) return 'supplies';
  if (evades(answer)) return 'deflects';
  return signs.number.test(meant) || tells(answer) ? 'supplies' : null;
}

/** "None", "never": short, and all there is to tell. */
const isAnswerOfOne = ({ request, bare }: Answer): boolean =>
  lexicon.bareNo.test(bare) && request.form !== 'permission';

/** In a language the phrases do not know, words alone cannot be told from a refusal. */
const tells = ({ request, meant }: Answer): boolean =>
  wordsOf(meant).length > 0 &&
  request.known &&
  (knownLanguage(meant) || (wordsOf(meant).length <= 4 && request.slots.length > 0));

import { lexicon } from './lexicon.js';
import { plain, unquoted, wordsOf } from './plain.js';
import { knownLanguage, type Request } from './request.js';

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

const refusingEmoji = /[🙅🚫👎🤐🛑⛔🙊🤫]|❌|✋/u;
const agreeingEmoji = /[👍👌🆗✅🙆📎🤳]|✔/u;
const attachment = /(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,80}\.(?:pdf|jpe?g|png|heic|gif|webp|docx?|xlsx?|csv|txt|log|zip|mp4|mov|json|xml)(?![\p{L}\p{N}])|\[(?:image|photo|picture|file|attachment|document|video)|<attachment|📎/iu;
const numberWords = /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|grand|zero|figures|eins|zwei|drei|vier|funf|[\p{L}]{3,8}zig|tausend|hundert|uno|dos|tres|cuatro|cinco|[\p{L}]{2,8}(?:enta|einte)|mil|deux|trois|quatre|cinq|vingt|trente|quarante|cinquante|mille|due|tre|quattro|dois|quatro|twee|drie)(?!\p{L})|[一二三四五六七八九十百千万萬][一二三四五六七八九十百千万萬岁歳個个]|\p{Nd}/u;
const howToGive = /(?<!\p{L})(?:what's|whats|what is|where's|where is|send me|got) (?:the|a) (?:link|address|email|e-mail|upload|button)|(?<!\p{L})(?:where|how) (?:do|should|can|shall|would) (?:i|we) (?:send|upload|share|do)/u;
const asks = /[?？؟]/u;
const turning = /(?<!\p{L})(?:but|though|however|aber|pero|mais|mas|ma|maar)(?!\p{L})|但|でも|लेकिन/u;
const greeting = /^(?:hi|hey|hello|thanks|thank you|thx|ty|please|sorry|lol|haha+|hmm+|well|good (?:morning|evening)|tbh|hola|gracias|danke|merci|hallo|obrigad[oa]|grazie|谢谢|ありがとう(?:ございます)?|すみません|धन्यवाद)$/u;

/** Reads a reply, sentence by sentence, against what was asked. */
export function readReply(request: Request, sentences: readonly string[]): Reply {
  const parts = sentences.map((sentence) => partOf(request, sentence));
  const declined = parts.includes('declines');
  const withheld = declined || parts.includes('partial');
  return { parts, declined, supplied: !withheld && parts.includes('supplies') && !questionWithoutAnswer(parts, sentences) };
}

/** "OK, but why?" gives nothing yet; "Cool. What's the link?" does. */
function questionWithoutAnswer(parts: readonly Part[], sentences: readonly string[]): boolean {
  const back = parts.indexOf('deflects');
  if (back < 0) return false;
  const given = parts.findLastIndex((part, at) => part === 'supplies' && isMoreThanAssent(sentences[at] ?? ''));
  return given < 0;
}

const isMoreThanAssent = (sentence: string): boolean => {
  const text = tidy(plain(sentence));
  return attachment.test(text) || numberWords.test(text) || lexicon.given.test(text) || lexicon.promises.test(text) || !lexicon.bareAssent.test(text);
};

/** Marks and little words around the sentence, which would hide that it is only one word. */
const tidy = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u200d\ufe0f♀♂]*|[♀♂\ufe0f\u200d]/gu, ' ')
    .replace(/[:;]-?[)(dp]/gu, ' ')
    .replace(/^[\s.,!?…:;"'。！？、，-]+|[\s.,!?…:;"'。！？、，-]+$/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/gu, ' ');

function partOf(request: Request, sentence: string): Part {
  const said = unquoted(plain(sentence));
  const agreeing = lexicon.agreeing.test(said);
  const heard = said.replace(every.agreeing, ' ok ').replace(every.idle, ' ').replace(/\s+/gu, ' ').trim();
  const bare = tidy(heard);
  if (bare === '' || greeting.test(bare)) return emojiPart(said);
  const declining = declinesAt(request, heard, bare);
  if (declining !== null) return suppliesAfter(heard, declining) ? 'supplies' : 'declines';
  if (gives(heard)) return lexicon.partial.test(heard) && !gives(afterTurn(heard)) ? 'partial' : 'supplies';
  if (asks.test(said) && !howToGive.test(heard) && !agreeing) return 'deflects';
  if (lexicon.deflects.test(heard)) return 'deflects';
  if (refusingEmoji.test(said)) return 'declines';
  return answers(request, heard, bare, agreeing);
}

const every = { agreeing: new RegExp(lexicon.agreeing, 'gu'), idle: new RegExp(lexicon.idle, 'gu') };

function emojiPart(said: string): Part {
  if (refusingEmoji.test(said)) return 'declines';
  return agreeingEmoji.test(said) ? 'supplies' : 'leaves open';
}

/** Where the sentence says no, or null. "No" to a fact is an answer, and to "do you mind" it agrees. */
function declinesAt(request: Request, heard: string, bare: string): number | null {
  const withheld = heard.search(lexicon.withholds);
  if (withheld >= 0) return withheld;
  const answering = lexicon.bareNo.test(bare) && (request.form === 'polar' || request.form === 'minding' || (request.form === 'open' && !lexicon.bareDecline.test(bare)));
  if (answering) return null;
  if (lexicon.bareDecline.test(bare)) return 0;
  const declined = heard.search(lexicon.declines);
  if (declined >= 0) return declined;
  return request.form === 'permission' && /^(?:no|non|nein|nee|nao|nope|nah|naw)(?!\p{L})/u.test(bare) ? 0 : null;
}

/** "I told you" gives words and numbers again, but no document. */
const toldBefore = /(?<!\p{L})(?:already|i've|i have|i) (?:already )?(?:told|answered|said|mentioned|gave)(?: you)?(?: that| it| this| before)?(?= ?[.,!]|$)/u;

const gives = (text: string): boolean => attachment.test(text) || lexicon.given.test(text);

const afterTurn = (text: string): string => {
  const at = text.search(turning);
  return at < 0 ? '' : text.slice(at);
};

/** "I'd rather not, but fine, here" ends in giving; "no screen share, but here's the log" keeps something back. */
function suppliesAfter(heard: string, declinedAt: number): boolean {
  const rest = heard.slice(declinedAt);
  return /(?<!\p{L})(?:fine|ok|okay|alright|all right|sure|vale|gut|bon)(?!\p{L})/u.test(afterTurn(rest)) && gives(afterTurn(rest));
}

function answers(request: Request, heard: string, bare: string, agreeing: boolean): Part {
  if (lexicon.partial.test(heard)) return 'partial';
  if (agreeing || lexicon.promises.test(heard) || startsWithAssent(bare)) return 'supplies';
  if (agreeingEmoji.test(heard) || (request.filling !== 'proof' && toldBefore.test(heard))) return 'supplies';
  if (request.form === 'minding' && lexicon.bareNo.test(bare)) return 'supplies';
  switch (request.filling) {
    case 'number':
      return numberWords.test(heard) || lexicon.bareNo.test(bare) ? 'supplies' : 'leaves open';
    case 'proof':
      return 'leaves open';
    case 'words':
      return tells(request, heard) ? 'supplies' : 'leaves open';
  }
}

const startsWithAssent = (bare: string): boolean => new RegExp(`^(?:well |oh |hm+ )?(?:${lexicon.assent.source})`, 'u').test(bare);

/** In a language the phrases do not know, words alone cannot be told from a refusal. */
const tells = (request: Request, heard: string): boolean =>
  wordsOf(heard).length > 0 && ((request.known && knownLanguage(heard)) || wordsOf(heard).length <= 4 && request.known && request.slots.length > 0) || numberWords.test(heard);

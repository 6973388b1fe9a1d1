import { viewOf } from '../../overrides/text/view.js';
import { tongues, type Tongue } from './languages.js';

/** Units of the end of a text that say whether it was cut. */
const looked = 400;

/** A line that closes a letter may end in a comma. */
const farewell =
  /^[\s*_>-]*(?:(?:with |many |much |all (?:the|my) |lots of )?(?:best|kind(?:est)?|warm(?:est)?|love|thanks?(?: you)?|cheers|regards|wishes|hugs|kisses|yours?(?: (?:truly|sincerely|faithfully))?|sincerely|take care|see you(?: \p{L}+)?|talk soon|bye|good night|respectfully|cordially)(?: (?:regards|wishes|again|and regards|so much|in advance|a lot|soon))?|(?:mit |viele |beste |liebe |herzliche )+gr[uü](?:ß|ss)en?|dein[e]?|ihr[e]?|cordialement|bien (?:à|a) (?:vous|toi)|bises|saludos|un abrazo|besos|abra[cç]os?|atenciosamente|saluti|cordiali saluti|un abbraccio|(?:met )?(?:vriendelijke )?groet(?:en|jes)?|pozdrawiam|с уважением|sevgiler|saygılarımla)\s*[,，]\s*$/iu;
const emoticon =
  /(?:^|\s)[:;=8xX][-'^o]?[()[\]{}DPpOo3*/\\|,]+\s*$|(?:^|\s)(?:<3|\^[_.]?\^|-[_.]?-|>[_.]<|[oO][_.][oO]|¯\\_\(ツ\)_\/¯)\s*$|:[a-z0-9_+-]{2,30}:\s*$/u;
/** Behind the last mark only closing ones, markup, emoji and spaces. */
const ended =
  /[.!?…。！？؟।։៖|~♪✨]["'”’»)\]}*_`」』]*(?:\s|[\p{Extended_Pictographic}\ufe0f\u200d\p{Emoji_Modifier}])*$|[\p{Extended_Pictographic}\ufe0f]\s*$/u;

/** The text stops inside a sentence. */
export function isCutOff(text: string): boolean {
  const end = text.trimEnd().slice(-looked);
  const last = end.slice(end.lastIndexOf('\n') + 1);
  if (ended.test(end.slice(-40)) || emoticon.test(last) || farewell.test(last)) return false;
  if (/[,，、،;；][*_"'”’)\]]{0,3}$/u.test(end)) return true;
  if (/(?:[\p{L}\p{N})\]"”*_`][*_]{0,2}\s?[:：]|\s[–—])[*_]{0,3}$/u.test(end) && !/\d:$/u.test(end)) return true;
  if (/\p{Ll}{2}[-\u2010\u00ad]$/u.test(end)) return true;
  return endsOpen(end);
}

/** The last word is one that no sentence of its language ends with. */
function endsOpen(end: string): boolean {
  const written = /(?:^|[\s("“*_])(\p{L}+['’]?)[*_]{0,3}$/u.exec(end)?.[1];
  if (written === undefined || /^\p{Lu}/u.test(written)) return false;
  const words = viewOf(end).lower.match(/[\p{L}']+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const two = words.slice(-2).join(' ');
  const three = words.slice(-3).join(' ');
  if (/^(?:just because|option an|i and|and i)$/u.test(two)) return false;
  const isOpen = ({ opens, pairs }: Tongue): boolean =>
    opens.has(last.replace(/'$/u, '')) || pairs.has(two) || pairs.has(three);
  const likely = likelyTongues(words);
  return likely.length > 0 && likely.every(isOpen);
}

/** The languages most of whose frequent words stand here: several when they say the same, none when they say nothing. */
function likelyTongues(words: readonly string[]): Tongue[] {
  const hits = tongues.map(({ frequent }) => words.filter((word) => frequent.has(word)).length);
  const best = Math.max(...hits);
  return best === 0 ? [] : tongues.filter((_, at) => hits[at] === best);
}

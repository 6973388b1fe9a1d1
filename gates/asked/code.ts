import type { TurnFacts } from '../../src/domain/turn.js';
import { lastOfOthers } from './newest.js';

/** Words by which people ask for code or markup; most languages borrow them. */
const codeWords =
  /\b(?:code|coding|kod|codice|codigo|código|json|ya?ml|xml|html|css|sql|csv|markdown|latex|regex(?:p|es)?|python|java(?:script)?|typescript|rust|bash|shell|curl|api|script|snippet|syntax|function|funktion|fonction|funci[oó]n|schema|payload|endpoint|query|config(?:uration)?|program|algorithm|tags?|tokens?|template|tokeni[sz]er|markup|webhook|command ?line|terminal|regul[aä]re?)\b|代码|程序|脚本|コード|プログラム|код|скрипт/iu;
const ownCode = /```|<\/?[a-z][a-z0-9-]{0,20}[\s>]|[{};]\s*\n|\w\(\w*\)/i;

/** How many lines back a wish for code still holds. */
const remembered = 6;

/** Somebody asked for code, or brought some. */
export const codeIsWanted = (turn: TurnFacts): boolean =>
  lastOfOthers(turn, remembered).some(({ text }) => codeWords.test(text) || ownCode.test(text));

const dialogueWords =
  /\b(?:dialog(?:ue)?s?|transcripts?|screenplay|script|role-?play|(?:sample|example|mock) (?:chat|conversation)|interview|dialogo|di[aá]logo|gespr[aä]ch|protokoll)\b|对话|対話|диалог/iu;

/** Somebody asked for a piece in which several people speak, or brought one. */
export const dialogueIsWanted = (turn: TurnFacts): boolean =>
  lastOfOthers(turn, remembered).some(({ text }) => dialogueWords.test(text));

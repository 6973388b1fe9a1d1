import type { Span } from '../../overrides/text/span.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { codeIsWanted, dialogueIsWanted } from '../asked/code.js';
import { lastOfOthers } from '../asked/newest.js';
import type { Family } from './family.js';

const opens = '"\'`“„«‘「『';
const closes = '"\'`”“»’」』';
const fenced = /^[ \t]{0,3}(```|~~~)([^\n]{0,40})\n[\s\S]*?(?:^[ \t]{0,3}\1|$(?![\s\S]))/gmu;
const inline = /`[^`\n]{1,300}`/gu;
/** Fences that hold what a model calls its tools with, rather than an example for somebody. */
const callFence = /^(?:tool|function)/iu;
/** Languages in which a marker stands as a string or an element. */
const programs =
  /^\s*(?:python|py|js|javascript|ts|typescript|jsx|tsx|html|xml|jinja2?|java|go|rust|c|cpp|csharp|ruby|php|bash|sh|sql|css|diff|markdown|md|svg)\b/iu;

/** Which occurrences only speak of a marker: a whole quotation of it, code that was asked for, a participant's own. */
export function mentionsIn(turn: TurnFacts, text: string): (family: Family, span: Span) => boolean {
  const wanted = codeIsWanted(turn);
  const dialogue = dialogueIsWanted(turn);
  const theirs = lastOfOthers(turn, 12)
    .map((line) => line.text.toLowerCase())
    .join('\n');
  const examples = [...text.matchAll(fenced)]
    .filter(([, , language]) => !callFence.test(language ?? '') && (wanted || programs.test(language ?? '')))
    .map(spanOf);
  const spans = [...text.matchAll(inline)].map(spanOf);
  return (family, span) => {
    if (family.code === 'role_prefix' && dialogue) return true;
    if (isQuoted(text, span) || isNamed(text, span) || isTheirs(theirs, text, span)) return true;
    const inside = (outer: Span): boolean => span.start >= outer.start && span.end <= outer.end;
    return examples.some(inside) || (spans.some(inside) && (wanted || family.code !== 'tool_call'));
  };
}

const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** Quotation marks right around the marker; a tag's own bracket may stand between. */
function isQuoted(text: string, { start, end }: Span): boolean {
  const after = text.slice(end, end + 2).replace(/^>/u, '');
  const [before, behind] = [text.charAt(start - 1), after.charAt(0)];
  return (
    before !== '' && behind !== '' && opens.includes(before) && closes.includes(behind) && closesWith(before, behind)
  );
}

const closesWith = (open: string, close: string): boolean =>
  open === '"' || open === "'" || open === '`' ? open === close : open !== close;

const naming =
  /(?<!\p{L})(?:labels?|abbreviations?|tags?|tokens?|markers?|says|reads|called|named|symbols?|sequences?|strings?)[ :]{1,2}$/iu;

/** The word before says that the marker itself is meant; what comes behind it goes on with the sentence. */
const isNamed = (text: string, { start, end }: Span): boolean =>
  naming.test(text.slice(Math.max(0, start - 20), start)) && /^\s*[\p{L}=(.,?!]/u.test(text.slice(end, end + 3));

/** A marker that somebody wrote may be spoken of, but not at the very front, where a template puts it. */
function isTheirs(theirs: string, text: string, { start, end }: Span): boolean {
  const marker = text.slice(start, end).trim().toLowerCase();
  return marker.length > 2 && text.slice(0, start).trim() !== '' && theirs.includes(marker);
}

import type { Span } from '../../overrides/text/span.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { codeIsWanted } from '../asked/code.js';
import { lastOfOthers } from '../asked/newest.js';
import { type Shape, shapes } from './shapes.js';
import { exists, sourcesOf } from './sources.js';

export interface FakeReference extends Span {
  code: Shape['code'];
}

const code = /```[\s\S]*?(?:```|$)|`[^`\n]{1,300}`/gu;
/** In front of a number in brackets: a choice to make, earlier in the sentence. */
const choice =
  /(?<!\p{L})(?:press|type|enter|choose|select|options?|reply|button|key|w[äa]hle|dr[üu]cke|taste|elige|pulsa|opci[óo]n|tapez|touche|choisissez|scegli|premi|kies|druk)(?!\p{L})[^.!?\n]{0,60}$/iu;
/** Or a range, a list of a program. */
const range =
  /(?:(?<!\p{L})(?:range|interval|between|array|list|vector|tuple|set|matrix|scale|index|score|in|intervall|bereich|intervalo?|intervalle)|∈|=|:)\s*$/iu;
/** "Source: my grandmother" names somebody who spoke, not a document. */
const ownExperience =
  /^(?:(?:trust )?me|my(?:self)?\b|our\b|your\b|i\b|personal|experience|common sense|a friend|mir|meine?\b|moi|ma\b|mon\b|mi\b|yo\b|io\b|eigene)/iu;

/** References of a text to sources that the turn does not hold, of each shape the first. */
export function fakeReferencesIn(turn: TurnFacts, outbound: string): FakeReference[] {
  const sources = sourcesOf(turn);
  const text = outbound.replace(code, (part) => '\n'.padEnd(part.length, '\n'));
  const theirs = lastOfOthers(turn, 12)
    .map((line) => line.text.toLowerCase())
    .join('\n');
  const found = new Map<Shape['code'], FakeReference>();
  for (const shape of shapes) {
    if (found.has(shape.code)) continue;
    for (const match of text.matchAll(shape.pattern)) {
      const span = { start: match.index + leading(match[0]), end: match.index + match[0].length };
      const named = shape.names === undefined ? undefined : match.slice(1).find((group) => group !== undefined);
      if (named !== undefined && named.split(/\s?[,;–-]\s?/u).every((one) => exists(sources, one))) continue;
      if (named !== undefined && exists(sources, named)) continue;
      if (theirs.includes(match[0].trim().toLowerCase()) || isHarmless(shape, text, { ...span, named })) continue;
      if (shape.code === 'source_tag' && match[0].startsWith('<') && codeIsWanted(turn)) continue;
      found.set(shape.code, { code: shape.code, ...span });
      break;
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

const leading = (text: string): number => text.length - text.trimStart().length;

function isHarmless(
  { code: kind }: Shape,
  text: string,
  { start, end, named = '' }: Span & { named?: string | undefined },
): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 40);
  switch (kind) {
    case 'numbered_reference':
      return (
        isInMenu(before, after) ||
        choice.test(before) ||
        range.test(before) ||
        /^0\b/u.test(named) ||
        hasNote(text, named)
      );
    case 'note_without_note':
      return new RegExp(`^\\[\\^${named}\\]:\\s*\\S`, 'mu').test(text);
    case 'source_tag':
      return ownExperience.test(named.trim()) || /^(?:needed|removed|pending)/iu.test(named.trim());
    case 'document_by_number':
    case 'scholarly_reference':
      return false;
  }
}

/** A number in brackets that opens a line numbers a list. */
const isInMenu = (before: string, after: string): boolean =>
  /(?:^|\n)[ \t>*-]*$/u.test(before) && /^\s*\S/u.test(after);

/** The reader can look it up: a line of its own tells what the number stands for. */
const hasNote = (text: string, number: string): boolean =>
  /^\d{1,2}$/.test(number) && new RegExp(`^[ \\t]*\\[${number}\\]:?[ \\t]+\\S`, 'mu').test(text);

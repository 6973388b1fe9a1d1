import { z } from 'zod';
import type { Artifact } from '../domain/tool.js';
import { defineTool, type Given } from './define.js';
import { shownAtMost } from './limits.js';
import { findAll, piece } from './piece.js';

const matchesShown = 10;
const contextShown = 120;

/** Reads a kept result piece by piece. What a piece proves is what its tool's results prove. */
export const artifactRead = defineTool({
  name: 'artifact_read',
  description: `Reads a result that was too long to show, by its handle: a range of characters, at most ${shownAtMost} at a time, or the places where some words stand.`,
  args: {
    handle: z.string().describe('Such as r1, as the result said.'),
    from: z.int().min(0).default(0).describe('The first character, from 0.'),
    to: z
      .int()
      .min(1)
      .optional()
      .describe(`The character to stop before; ${shownAtMost} after "from" unless it is given.`),
    pattern: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Words to find, in any case, as they stand there. No regular expression.'),
  },
  // Of the tool; each run carries what the kept result proves.
  evidence: 'retrieving',
  run({ handle, from, to, pattern }, { artifacts }) {
    const artifact = artifacts.find((one) => one.handle === handle);
    if (!artifact) return { kind: 'failed', text: unknownHandle(handle, artifacts) };
    const end = Math.min(to ?? artifact.text.length, artifact.text.length);
    if (from >= end)
      return {
        kind: 'failed',
        text: `${handle} has ${artifact.text.length} characters; "from" has to lie before its end and before "to".`,
      };
    if (pattern !== undefined) return places(artifact, pattern, { from, end });
    if (to !== undefined && end - from > shownAtMost) return tooLarge(artifact, { from, end });
    return range(artifact, { from, end: Math.min(end, from + shownAtMost) });
  },
});

interface Range {
  from: number;
  end: number;
}

/** The line above the piece; what follows it is the text itself. */
function range(artifact: Artifact, asked: Range): Given {
  const { text, start, end } = piece(artifact.text, asked.from, asked.end);
  const of = artifact.text.length;
  const rest = end < of ? `, the next begins at ${end}` : ', the end';
  return {
    kind: 'read',
    text: `${artifact.handle}, characters ${start} to ${end} of ${of}${rest}:\n${text}`,
    result: { from: start, to: end, of },
    artifact,
  };
}

function tooLarge(artifact: Artifact, { from, end }: Range): Given {
  return {
    kind: 'too_large',
    text: `That would be ${end - from} characters, and at most ${shownAtMost} are shown at a time. Nothing is lost: ask for "from" ${from} and "to" ${from + shownAtMost}, then go on from there, or look for words with "pattern".`,
    artifact,
  };
}

function places(artifact: Artifact, pattern: string, { from, end }: Range): Given {
  const found = findAll(artifact.text.slice(0, end), pattern, from);
  if (found.length === 0)
    return {
      kind: 'read',
      text: `"${pattern}" does not stand in characters ${from} to ${end} of ${artifact.handle}. Try fewer words, or read on by range.`,
      result: { matches: 0 },
      artifact,
    };
  const shown = found.slice(0, matchesShown);
  const more = found.length > shown.length ? `, the first ${shown.length} of them here; go on with "from"` : '';
  const lines = shown.map(({ start, end: stop }) => {
    const around = piece(artifact.text, Math.max(0, start - contextShown), stop + contextShown);
    return `[${start}] ${around.text}`;
  });
  return {
    kind: 'read',
    text: `"${pattern}" stands at ${found.length} places of ${artifact.handle}${more}:\n${lines.join('\n')}`,
    result: { matches: found.length, at: shown.map(({ start }) => start) },
    artifact,
  };
}

function unknownHandle(handle: string, artifacts: readonly Artifact[]): string {
  const known = artifacts.map((one) => one.handle);
  return known.length === 0
    ? `There is no result "${handle}": no result of this turn was too long to show.`
    : `There is no result "${handle}"; there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}.`;
}

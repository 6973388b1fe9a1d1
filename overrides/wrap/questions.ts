import type { Edit } from '../text/edit.js';
import { applyEdits, beforeEdits } from '../text/edit.js';
import { sentencesOf } from '../text/sentences.js';
import type { Span } from '../text/span.js';
import { merged } from '../text/span.js';
import { asks } from './asks.js';
import type { Unasked } from './trailing.js';
import { withoutTrailingQuestion } from './trailing.js';

/** Cuts after which a text that still asks has nothing else to say. */
const mostCuts = 8;

/** Takes every sentence that asks out of a text, wherever it stands. */
export function withoutQuestions(text: string): Unasked {
  let removed: Edit[] = [];
  let left = text;
  for (let cuts = 0; cuts < mostCuts; cuts += 1) {
    const next = questionsIn(left);
    if (next.length === 0) return { text: left, removed: removed.map(({ start, end }) => ({ start, end })) };
    const further = next.map((span) => ({ ...beforeEdits(span, removed), to: '' }));
    removed = merged([...removed, ...further], (first, second) => ({
      ...first,
      end: Math.max(first.end, second.end),
    }));
    left = applyEdits(text, removed);
    if (!/[\p{L}\p{N}]/u.test(left)) break;
  }
  return { text: '', removed: [{ start: 0, end: text.length }] };
}

/** The end first: there a statement and its question may share a sentence. */
function questionsIn(text: string): Span[] {
  const { removed } = withoutTrailingQuestion(text);
  if (removed.length > 0) return removed;
  return sentencesOf(text).filter(({ start, end }) => asks(text.slice(start, end)));
}

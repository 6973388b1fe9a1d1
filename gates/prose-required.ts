import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Channel } from '../src/domain/draft.js';
import { codeIsWanted } from './asked/code.js';
import { defineGate, pass } from './define.js';

const texts = {
  calls_for_talk: 'the plan was to talk, and the generation only calls tools',
  calls_when_over: 'an answer was due, and the generation only calls tools',
  only_code: 'a person would read nothing but code, and nobody asked for any',
} as const;

/**
 * Words were due and something else came: calls under a plan that only wanted to talk or after calls were over, or
 * nothing but JSON or code to a person who asked for none.
 *
 * A call is spared when the plan names its tool, or when a correction other than this gate's own may have asked for it,
 * so that nobody is sent back and forth. It is bounded, since a small model may not know how to stop calling. Known
 * gap: code without a fence in a language that does not look like code.
 */
export default defineGate({
  id: 'prose-required',
  class: 'prose-only',
  bound: 3,
  boundedBecause: 'A small model may not know how to stop calling tools, however often it is told.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0025-a-search-for-good-evening',
  judges: 'calls',
  judge(turn: TurnFacts, draft: Draft | null) {
    const code = draft === null ? callsInstead(turn) : isOnlyCode(turn, draft.outbound) ? 'only_code' : null;
    if (code === null) return pass;
    const channel: Channel | 'calls' = draft === null ? 'calls' : 'outbound';
    return { kind: 'reject', because: texts[code], reasons: [{ code, text: texts[code], channel }] };
  },
  nudge: ({ reasons }) => ({ directive: reasons[0]?.code === 'only_code' ? noCode : noCalls, thought }),
});

const noCalls = 'No tool is needed now. Answer in words of your own, with what you have.';
const noCode =
  'A person reads this and asked for no code. Say it in plain sentences, without JSON and without a code block.';
const thought = 'I was not talking to the reader. I will answer in plain words now.';

function callsInstead({ making, agent }: TurnFacts): keyof typeof texts | null {
  const { plan, runs, iteration, mustAnswer, confidential } = making;
  const made = runs.filter((run) => run.iteration === iteration);
  if (made.length === 0 || made.some(({ evidence }) => evidence === 'none')) return null;
  const ours = confidential.includes(noCalls) || confidential.includes(noCode);
  const corrected = !ours && confidential.some((text) => text !== agent.instructions);
  if (mustAnswer && !(corrected && made.some(({ evidence, outcome }) => evidence === 'definitive' && outcome === 'ok')))
    return 'calls_when_over';
  if (plan === null || (plan.answer_kind !== 'conversational' && plan.answer_kind !== 'rhetorical')) return null;
  return corrected || made.every(({ tool }) => plan.tools.includes(tool)) ? null : 'calls_for_talk';
}

const fence = /^[ \t]{0,3}(?:```|~~~)[^\n]{0,40}\n[\s\S]*?(?:^[ \t]{0,3}(?:```|~~~)[ \t]*$|$(?![\s\S]))/gmu;
/** Words beside a block that explain nothing. */
const besideAtMost = 3;

/** A person reads it, nobody asked for code, and there is nothing else in it. Agents among themselves may talk JSON. */
function isOnlyCode(turn: TurnFacts, outbound: string): boolean {
  const text = outbound.trim();
  if (text === '' || !turn.participants.some(({ kind }) => kind === 'human')) return false;
  return looksLikeCode(text) && !codeIsWanted(turn);
}

function looksLikeCode(text: string): boolean {
  if (isJson(text)) return true;
  const beside = text.replace(fence, ' ');
  if (beside !== text) return (beside.match(/[\p{L}\p{N}]+/gu) ?? []).length <= besideAtMost;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => codeLine.test(line));
}

/** Ends like a statement or begins like one of a common language. */
const codeLine =
  /[{};]\s*$|^\s*(?:def |class |import |from \w+ import|const |let |var |function |return\b|if ?\(|for ?\(|while ?\(|print\(|console\.|#include|public |private |SELECT |INSERT |UPDATE |<\/?[a-z][^>]*>\s*$|["'][\w-]+["']\s*:)|^\s*[\]})]+[,;]?\s*$/u;

/** An object or a list that holds something else than numbers. */
function isJson(text: string): boolean {
  if (!/^[[{][\s\S]*[\]}]$/u.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return !Array.isArray(value) || value.some((item) => typeof item !== 'number');
  } catch {
    // Nearly JSON is no better to read.
    return /^\{\s*["'][\w -]+["']\s*:/u.test(text);
  }
}

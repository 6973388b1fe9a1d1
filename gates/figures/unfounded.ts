import type { Span } from '../../overrides/text/span.js';
import type { Draft } from '../../src/domain/draft.js';
import type { ToolSpec } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import type { Reason } from '../../src/domain/verdict.js';
import { ownWords } from '../phrase/own.js';
import { asksForArithmetic, type Claim, claimsIn } from './arithmetic.js';
import { asksForTime, tellsTime } from './clock.js';
import { type Figure, figuresIn } from './figure.js';
import { isKnown, type Known, knownIn, went } from './known.js';

/** Reasons beyond these tell a writer nothing new. */
const reasonsAtMost = 20;

export interface Unfounded {
  reasons: Reason[];
  /** A definitive tool at hand gives the right figure every time. */
  invariant: boolean;
}

/** Figures of a draft that nothing said, and sums that are wrong or that no tool worked out. */
export function unfoundedIn(turn: TurnFacts, draft: Draft): Unfounded {
  const text = ownWords(draft.outbound);
  const known = knownIn(turn, draft);
  const calculates = can(turn, 'number');
  const claims = claimsIn(text);
  const faults = claims.flatMap((claim) => faultOf(claim, known, calculates !== null));
  const figures = checksFigures(turn) ? unsaid(turn, text, { claims, known }) : [];
  const reasons = [...faults, ...figures].slice(0, reasonsAtMost);
  return {
    reasons,
    invariant: reasons.some(({ code }) => invariants.has(code)) || (faults.length > 0 && calculates !== null),
  };
}

const invariants: ReadonlySet<string> = new Set(['uncomputed_sum', 'uncomputed_figure', 'unasked_time']);

/** An outside draft is held to what it brings: without results there is nothing to compare its figures with. */
const checksFigures = ({ making: { catalog, runs } }: TurnFacts): boolean => catalog.length > 0 || runs.length > 0;

/** A definitive tool of the catalogue that gives such results, or null. */
const can = ({ making }: TurnFacts, what: ToolSpec['produces'][number]): ToolSpec | null =>
  making.catalog.find(({ evidence, produces }) => evidence === 'definitive' && produces.includes(what)) ?? null;

function faultOf(claim: Claim, known: Known, calculates: boolean): Reason[] {
  const { start, end, right, results } = claim;
  if (!right) return [reason('wrong_sum', 'a sum that it states is wrong', { start, end })];
  const spared = results.some((result) => known.values.has(result) || /^(?:\d|10)$/.test(result));
  return !calculates || spared ? [] : [reason('uncomputed_sum', 'no tool worked out a sum in it', { start, end })];
}

interface Grounds {
  claims: readonly Claim[];
  known: Known;
}

function unsaid(turn: TurnFacts, text: string, { claims, known }: Grounds): Reason[] {
  const worked = new Set(claims.flatMap(({ right, results }) => (right ? results : [])));
  const reasons: Reason[] = [];
  let next = 0;
  for (const figure of figuresIn(text)) {
    while (next < claims.length && (claims[next] as Claim).end <= figure.start) next += 1;
    const inClaim = next < claims.length && (claims[next] as Claim).start <= figure.start;
    if (inClaim || figure.values.some((value) => worked.has(value)) || isKnown(figure, known)) continue;
    reasons.push(reasonFor(turn, figure, text.slice(Math.max(0, figure.start - 60), figure.start)));
    if (reasons.length >= reasonsAtMost) break;
  }
  return reasons;
}

/**
 * Certain is only what the tool would have given: the result of what the newest message asks to work out, or the time,
 * when nobody has asked the tool in this turn. Any other figure may be known to nobody.
 */
function reasonFor(turn: TurnFacts, { kind, start, end }: Figure, before: string): Reason {
  const { history, agent } = turn;
  const question = history.findLast(({ from }) => from !== agent.id)?.text ?? '';
  if (isIdle(turn, can(turn, 'time')) && (asksForTime(question) || (kind === 'time' && tellsTime(before))))
    return reason('unasked_time', 'it tells a time or date that no tool gave', { start, end });
  if (isIdle(turn, can(turn, 'number')) && asksForArithmetic(question))
    return reason('uncomputed_figure', 'it gives a result that no tool worked out', { start, end });
  return reason('unsaid_figure', 'it states a figure that no person, tool or document gave', { start, end });
}

const isIdle = ({ making: { runs } }: TurnFacts, tool: ToolSpec | null): boolean =>
  tool !== null && !runs.some((run) => run.tool === tool.name && went(run));

const reason = (code: string, text: string, span: Span): Reason => ({ code, text, channel: 'outbound', ...span });

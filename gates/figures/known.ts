import type { Draft } from '../../src/domain/draft.js';
import type { ToolRun } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { canonical, plainDigits } from './digits.js';
import { exact, type Exact, exactOf, times, within } from './exact.js';
import { type Figure, minutesOf, valuesOf } from './figure.js';

/** What somebody or something said in figures. */
export interface Known {
  readonly values: ReadonlySet<string>;
  /** Of tool results: they may be told rounded. */
  readonly roundable: readonly Exact[];
}

/** Results read for rounding: enough for any turn, and it keeps a hostile draft cheap. */
const roundedAtMost = 200;

/** Read generously: every number and every part of one counts as said. */
function read(text: string, into: Set<string>): void {
  for (const { 0: found, groups } of plainDigits(text).matchAll(
    /(?<hour>\d{1,2}):(?<minute>\d{2})(?!\d)(?::\d{2})?(?:\s?(?<half>[ap])\.?m\b)?|(?<only>\d{1,2})\s?(?<side>[ap])\.?m\b|\d{1,3}(?:[' ]\d{3}){1,20}(?!\d)|\d{1,400}(?:[.,]\d{1,400}){0,20}/giu,
  )) {
    const hour = groups?.['hour'] ?? groups?.['only'];
    const half = groups?.['half'] ?? groups?.['side'];
    if (hour !== undefined)
      for (const value of minutesOf(Number(hour), Number(groups?.['minute'] ?? 0), half)) into.add(value);
    else for (const value of valuesOf(found)) into.add(value);
    for (const [part] of found.matchAll(/\d+/g)) into.add(canonical(part));
  }
}

export const went = ({ outcome }: ToolRun): boolean => outcome === 'ok' || outcome === 'handle';

/** What a run says. A result kept under a handle was not shown but for its text. */
export const saidBy = ({ outcome, text, result }: ToolRun): string =>
  outcome === 'ok' && result !== undefined ? `${text}\n${JSON.stringify(result)}` : text;

/** What texts say, and what tools and documents say, which may be told rounded. */
export function knownFrom(said: readonly string[], results: readonly string[]): Known {
  const values = new Set<string>();
  for (const text of results) read(text, values);
  const roundable = [...values].filter((value) => /^\d{1,60}(?:\.\d{1,60})?$/.test(value)).slice(0, roundedAtMost);
  for (const text of said) read(text, values);
  return { values, roundable: roundable.map(exactOf) };
}

/** Everything a turn's figures may come from: people, tools, documents, instructions and the plan. */
export function knownIn({ making, history, agent, policy }: TurnFacts, { citations = [] }: Draft): Known {
  const { runs, earlier, catalog, plan, confidential } = making;
  // An outside agent's documents are not here to be looked up, so it is believed what it quotes.
  const quotes = catalog.length === 0 ? citations.map(({ quote }) => quote) : [];
  const texts = Object.values(policy.texts).flatMap((text) => text ?? []);
  const told = [agent.instructions ?? '', plan?.asks?.topic ?? '', ...confidential, ...texts, ...quotes];
  const results = [...earlier, ...runs]
    .filter(went)
    .flatMap((run) => [saidBy(run), ...run.passages.map(({ text }) => text)]);
  return knownFrom([...history.map(({ text }) => text), ...told], results);
}

/** The figure was said, or is one that was, rounded to the place it shows. */
export function isKnown(figure: Figure, known: Known): boolean {
  const { kind, values, scale } = figure;
  if (values.some((value) => known.values.has(value))) return true;
  if (kind === 'time') return false;
  return values.some(
    (value) => value.length <= 120 && (isRounded(figure, value, known) || isWritten(value, scale, known)),
  );
}

function isRounded({ scale, percent }: Figure, value: string, { roundable }: Known): boolean {
  const factor = exact(10n ** BigInt(scale));
  const shown = times(exactOf(value), factor);
  const unit = times(exact(1n, 10n ** BigInt(value.split('.')[1]?.length ?? 0)), factor);
  const hundredth = exact(1n, 100n);
  return roundable.some(
    (one) => within(one, shown, unit) || (percent && within(one, times(shown, hundredth), times(unit, hundredth))),
  );
}

/** "2 million" is "2 000 000". */
function isWritten(value: string, scale: number, { values }: Known): boolean {
  const [whole = '', fraction = ''] = value.split('.');
  return fraction.length <= scale && values.has(canonical(whole + fraction.padEnd(scale, '0')));
}

import type { Draft } from '../src/domain/draft.js';
import { maxText } from '../src/domain/draft.js';
import type { Channel } from '../src/domain/draft.js';
import type { Reason } from '../src/domain/verdict.js';
import type { Scrub } from './text/scrub.js';
import type { Span } from './text/span.js';

/** The channels whose texts leave: recipients, or a person of the team, read them. */
export const leavingChannels = ['outbound', 'handoff', 'citations'] as const satisfies readonly Channel[];

type Leaving = (typeof leavingChannels)[number];

/** Units a field may hold. */
const longest = { outbound: maxText, reason: 2_000, source: 500, quote: maxText } as const;

/** How one rule takes what it finds out of the texts that leave. */
export interface Scrubber<Found extends Span> {
  scrub(text: string): Scrub<Found>;
  reasonOf(finding: Found): Pick<Reason, 'code' | 'text'>;
  /** The reason when cutting was not enough. */
  stubborn: Pick<Reason, 'code' | 'text'>;
  /** Said then in place of the whole message. */
  sentence: string;
  /** Stands then in place of any other field. */
  token: string;
}

/** The draft without what a rule finds in the texts that leave, with a reason for each finding; null when it finds nothing. */
export function withoutFindings<Found extends Span>(
  draft: Draft,
  scrubber: Scrubber<Found>,
): { draft: Draft; reasons: Reason[] } | null {
  const reasons: Reason[] = [];
  const clean = (text: string, channel: Leaving, most: number): string =>
    cleaned(text, { scrubber, reasons, channel, most });
  const outbound = clean(draft.outbound, 'outbound', longest.outbound);
  const handoff = draft.handoff && {
    ...draft.handoff,
    reason: clean(draft.handoff.reason, 'handoff', longest.reason),
  };
  const citations = draft.citations?.map(({ source, quote }) => ({
    source: clean(source, 'citations', longest.source),
    quote: clean(quote, 'citations', longest.quote),
  }));
  if (reasons.length === 0) return null;
  return { draft: { ...draft, outbound, ...(handoff && { handoff }), ...(citations && { citations }) }, reasons };
}

interface Field<Found extends Span> {
  scrubber: Scrubber<Found>;
  reasons: Reason[];
  channel: Leaving;
  most: number;
}

/** The text without its findings; the policy's sentence when one would still show, or the tokens make it too long. */
function cleaned<Found extends Span>(text: string, { scrubber, reasons, channel, most }: Field<Found>): string {
  const result = scrubber.scrub(text);
  if (result.kind === 'clean') return text;
  for (const finding of result.findings) {
    const { start, end } = finding;
    reasons.push({ ...scrubber.reasonOf(finding), channel, start, end });
  }
  if (result.kind === 'scrubbed' && result.text.length <= most) return result.text;
  reasons.push({ ...scrubber.stubborn, channel });
  return channel === 'outbound' ? scrubber.sentence : scrubber.token;
}

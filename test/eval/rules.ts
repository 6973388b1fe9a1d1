import contactScrub from '../../overrides/contact-scrub.js';
import { token } from '../../overrides/contact/scrub.js';
import { applyEdits } from '../../overrides/text/edit.js';
import wrapRewrite from '../../overrides/wrap-rewrite.js';
import { policyNamed, turnOf } from '../support/facts.js';
import type { ContactSet, WrapRow, WrapSet } from './row.js';
import { usualRegions } from './row.js';
import type { Cut, Miss, Tally } from './score.js';
import { count, emptyTally } from './score.js';

/** What the rule itself does to a message, with a built-in policy. */
export function scrubbed(text: string, regions: readonly string[] = usualRegions): Cut {
  const turn = turnOf({ policy: { ...policyNamed('dating'), regions: [...regions] } });
  const outcome = contactScrub.apply(turn, { outbound: text });
  if (outcome.kind !== 'rewrite')
    return { spans: [], whole: false, offsetsHold: outcome.kind === 'pass', settled: true };
  const { outbound } = outcome.draft;
  const spans = outcome.reasons.flatMap(({ start, end }) =>
    start === undefined || end === undefined ? [] : [{ start, end }],
  );
  const whole = outcome.reasons.some(({ code }) => code === 'address_template');
  const replayed = applyEdits(
    text,
    spans.map((span) => ({ ...span, to: token })),
  );
  const again = contactScrub.apply(turn, { outbound });
  return { spans, whole, offsetsHold: whole || replayed === outbound, settled: again.kind === 'pass' };
}

export function scoreContacts({ rows }: ContactSet): { tally: Tally; misses: Miss[] } {
  const tally = emptyTally();
  const misses = rows.flatMap((row) => count(tally, row, scrubbed(row.text, row.regions)));
  return { tally, misses };
}

export interface WrapTally {
  rows: number;
  exact: number;
  /** Messages that neither hand over nor close, and were changed all the same. */
  changed: number;
}

/** What is left when the message closes; '' when the policy's sentence stands in. */
function wrapped(text: string): string {
  const turn = turnOf();
  const outcome = wrapRewrite.apply(turn, { outbound: text, closes: true });
  if (outcome.kind !== 'rewrite') return text;
  return outcome.draft.outbound === turn.policy.texts.neutral ? '' : outcome.draft.outbound;
}

export function scoreWraps({ rows }: WrapSet): { tally: WrapTally; misses: WrapRow[] } {
  const misses = rows.filter(({ text, keep }) => wrapped(text) !== keep);
  const changed = rows.filter(({ text }) => wrapRewrite.apply(turnOf(), { outbound: text }).kind !== 'pass');
  return { tally: { rows: rows.length, exact: rows.length - misses.length, changed: changed.length }, misses };
}

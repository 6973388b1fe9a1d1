import type { Draft, Signal } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Reason } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';
import { alarms, repeating, without } from './refusal/coaching.js';
import { restsOnRefusal } from './refusal/concern.js';
import type { Stretch } from './refusal/ledger.js';
import { ledgersOf } from './refusal/ledger.js';
import { comparisonsInTurn } from './refusal/quotes.js';

const noSign = 'a refusal to prove or disclose something is no sign of anything';

/** A concern that rests on a refusal, with the refusal. */
type TakenBack = { at: number; refusal: Stretch };

/**
 * Nobody owes a proof. A model that is told no reads it as a sign, and the reader of its note cannot tell
 * "would not say" from "has something to hide"; so what rests on a refusal alone is taken back.
 */
export default defineOverride({
  id: 'refusal-not-a-red-flag',
  version: 3,
  incident: '0001-evasive-about-money',
  reads: ['signals', 'coaching'],
  writes: ['signals', 'coaching'],
  codes: {
    declined: { risk: { before: 'high', after: 'none' }, service: { before: 'low', after: 'medium' } },
    not_supplied: { risk: { before: 'medium', after: 'none' }, service: { before: 'low', after: 'medium' } },
    coaching_repeats: { risk: { before: 'high', after: 'none' }, service: { before: 'low', after: 'medium' } },
  },
  apply(turn, draft) {
    const signals = draft.signals ?? [];
    if (!signals.some(isConcern) && !alarms(draft.coaching ?? '')) return pass;
    const ledger = ledgersOf(turn);
    const comparisons = comparisonsInTurn();
    const takenBack = signals.flatMap((signal, at): TakenBack[] => {
      const refusal = isConcern(signal) ? restsOnRefusal(signal, ledger(signal.about), comparisons) : null;
      return refusal ? [{ at, refusal }] : [];
    });
    const cut = cutFrom(draft, takenBack, refusalsAround(turn, ledger));
    if (takenBack.length === 0 && cut.length === 0) return pass;
    return {
      kind: 'rewrite',
      because: noSign,
      reasons: [...takenBack.map(reasonOf), ...cut.map(cutReason)],
      draft: {
        ...draft,
        ...(signals.length > 0 && { signals: neutral(signals, takenBack) }),
        ...(cut.length > 0 && { coaching: without(draft.coaching ?? '', cut) }),
      },
    };
  },
  count(before, after) {
    const concerns = (before.signals ?? []).filter(isConcern).length;
    return { concerns, overruled: concerns - (after.signals ?? []).filter(isConcern).length };
  },
});

const isConcern = ({ level }: Signal): boolean => level === 'concern';

/** What anybody but the agent and the person it serves would not supply: coaching names nobody by id. */
function refusalsAround(turn: TurnFacts, ledger: (about: string) => Stretch[]): Stretch[] {
  const others = turn.participants.filter(({ id }) => id !== turn.agent.id && id !== turn.agent.represents);
  return others.flatMap(({ id }) => ledger(id)).filter(({ unsupplied }) => unsupplied.length > 0);
}

function cutFrom({ coaching, signals = [] }: Draft, takenBack: readonly TakenBack[], refusals: readonly Stretch[]) {
  if (!coaching) return [];
  const overruled = takenBack.map(({ at }) => signals[at]).filter((signal) => signal !== undefined);
  const kept = signals.filter((signal) => isConcern(signal) && !overruled.includes(signal));
  return repeating(coaching, overruled, kept, refusals);
}

/** The reader sees a signal's reasoning too, so that goes with the note: it would say what was taken back. */
const neutral = (signals: readonly Signal[], takenBack: readonly TakenBack[]): Signal[] =>
  signals.map((signal, index) => {
    if (!takenBack.some(({ at }) => at === index)) return signal;
    const { note: _withheld, ...rest } = signal;
    return { ...rest, level: 'neutral', because: noSign };
  });

function reasonOf({ at, refusal }: TakenBack): Reason {
  const code = refusal.declined || refusal.unsupplied.length === 0 ? 'declined' : 'not_supplied';
  return { code, text: `concern ${at + 1} rests on ${ground(refusal)}`, channel: 'signals' };
}

/** Where the refusal stands and what it answers, by numbers and the names of slots: no word of the person. */
function ground({ said, unsupplied, declined }: Stretch): string {
  const line = `line ${said[0]?.seq ?? '?'}`;
  const [first] = unsupplied;
  if (first === undefined) return `${line}, which keeps private what nobody asked for`;
  const slots = [...new Set(unsupplied.flatMap((asked) => asked.slots.map(({ id }) => id)))].join(', ');
  const what = `${slots || 'something in particular'}${unsupplied.some(({ optional }) => optional) ? ', optional' : ''}`;
  return `${line}, which ${declined ? 'declines' : 'does not supply'} what line ${first.seq} asked for (${what})`;
}

const cutReason = ({ start, end }: { start: number; end: number }): Reason => ({
  code: 'coaching_repeats',
  text: 'the coaching makes a concern of a refusal',
  channel: 'coaching',
  start,
  end,
});

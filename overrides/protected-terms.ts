import type { Draft } from '../src/domain/draft.js';
import type { Projected, Reason } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';
import { findAttributions, languagesOf } from './protected/find.js';

const biased: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'low', after: 'medium' } };

/** Neither names what was found, nor says which kind: who reads a turn, or a log, would learn it from there. */
const because = 'a message says of a person what the law protects';

/**
 * What the law protects is never said of a person: race and ethnicity, religion, nationality, sex, gender identity,
 * sexual orientation, age, disability, health, pregnancy, marital and family status, union membership, political
 * opinion. A term alone is no finding; it has to be attributed to somebody. There is nothing to cut, for the sentence
 * around it argues from it, so the model writes again.
 *
 * Known gaps: languages without a list here (en, de, fr, es); names that give an origin away; attribution over two
 * sentences ("She told me something. It is a boy."); words of a group's own for itself, and slurs; a person called by
 * nothing but an unusual first name at the start of a sentence, before a word that things have too ("Xenia is black").
 */
export default defineOverride({
  id: 'protected-terms',
  version: 1,
  incident: '0027-start-date-in-may',
  reads: ['outbound', 'coaching', 'signals', 'handoff', 'citations'],
  writes: [],
  codes: { protected_term: biased },
  apply({ policy }, draft) {
    const languages = languagesOf(policy.languages);
    const reasons = textsOf(draft).flatMap(({ channel, text, placed }) =>
      findAttributions(text, languages).map(({ start, end }): Reason => {
        const reason = { code: 'protected_term', text: because, channel };
        return placed ? { ...reason, start, end } : reason;
      }),
    );
    if (reasons.length === 0) return pass;
    return {
      kind: 'regenerate',
      because,
      reasons,
      directive:
        'Your answer says something of a person that the law protects. Write it again from what matters for the work, and leave that out everywhere: in the message, in private advice and in what you claim about anybody. Do not hint at it, and do not ask about it.',
      thought:
        'I said, or asked, something of a person that may play no part here. I will write it again from what was done, said and asked for, and leave that out.',
    };
  },
});

interface Text {
  channel: Reason['channel'];
  text: string;
  /** Its channel is this one text, so that a place in it is a place in the channel. */
  placed: boolean;
}

function textsOf({ outbound, coaching = '', signals = [], handoff, citations = [] }: Draft): Text[] {
  const claims = signals.flatMap(({ topic, evidence, because: why, note = '' }) => [topic, evidence, why, note]);
  const quotes = citations.flatMap(({ source, quote }) => [source, quote]);
  return [
    { channel: 'outbound', text: outbound, placed: true },
    { channel: 'coaching', text: coaching, placed: true },
    ...claims.map((text): Text => ({ channel: 'signals', text, placed: false })),
    ...(handoff ? [{ channel: 'handoff', text: handoff.reason, placed: true } as const] : []),
    ...quotes.map((text): Text => ({ channel: 'citations', text, placed: true })),
  ];
}

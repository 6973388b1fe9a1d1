import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import type { Draft, Signal } from '../../src/domain/draft.js';
import { maxText } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { hers, linesOf, man, said, turnOf, woman } from '../support/facts.js';
import type { Run } from './clock.js';

const asked = turnOf(
  said('hers: Would you like to upload a payslip?', "man: I'd rather not say.", 'woman: How are you?'),
);

const concern: Signal = {
  about: 'man',
  topic: 'money',
  level: 'concern',
  evidence: "I'd rather not say.",
  because: 'He would not prove his income.',
};

/** A draft that closes and claims something, so that no rule is idle. */
export const claiming = (some: Partial<Draft>): Draft => ({
  outbound: 'All noted.',
  closes: true,
  coaching: 'He is evasive about his income, so be careful.',
  signals: [concern],
  ...some,
});

/** Pieces of a text, as many or as long as a schema lets through. */
function pieces(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length));
}

const mostSignals = 50;
const many = (text: string): string[] => pieces(text, Math.ceil(text.length / mostSignals));

/** A history in which one of the two says the text and the other what makes the rules read it. */
function heard(author: 'man' | 'hers', lines: readonly string[]): TurnFacts {
  const spoken = lines.map((line) => `${author}: ${line}`);
  const written =
    author === 'man'
      ? ['hers: Would you like to upload a payslip?', ...spoken]
      : [...spoken, 'hers: Would you like to upload a payslip?', "man: I'd rather not say."];
  return turnOf({ history: linesOf([man, woman, hers], ...written) });
}

const planned = (topic: string): TurnFacts => ({
  ...asked,
  requests: [{ seq: 1, agent: 'hers', topic, optional: false }],
});

const read = (draft: Draft, turn: TurnFacts = asked): unknown => fold(overrides, turn, draft);

/** The whole list on a text, by where the text stands. Lines are cut to what one holds, or there would be nothing to read. */
export const channels: Readonly<Record<string, Run>> = {
  outbound: (text) => read(claiming({ outbound: text })),
  'outbound that stays open': (text) => read(claiming({ outbound: text, closes: false })),
  coaching: (text) => read(claiming({ coaching: text })),
  'coaching without signals': (text) => read({ outbound: 'All noted.', coaching: text }),
  evidence: (text) => read(claiming({ signals: [{ ...concern, evidence: text }] })),
  because: (text) => read(claiming({ signals: [{ ...concern, because: text }] })),
  note: (text) => read(claiming({ signals: [{ ...concern, note: text }] })),
  'many pieces of evidence': (text) =>
    read(claiming({ signals: many(text).map((evidence) => ({ ...concern, evidence })) })),
  'many notes': (text) => read(claiming({ signals: many(text).map((note) => ({ ...concern, note })) })),
  'citation, quote': (text) => read(claiming({ citations: [{ source: 'handbook', quote: text }] })),
  'many quotes': (text) => read(claiming({ citations: many(text).map((quote) => ({ source: 'handbook', quote })) })),
  'citation, source': (text) => read(claiming({ citations: [{ source: text, quote: 'Ask twice.' }] })),
  'handoff, reason': (text) => read(claiming({ handoff: { reason: text } })),
  'history, what the person said': (text) => read(claiming({}), heard('man', pieces(text, maxText))),
  'history, short lines of the person': (text) => read(claiming({}), heard('man', pieces(text, 200))),
  'history, what the agent said': (text) => read(claiming({}), heard('hers', pieces(text, maxText))),
  'history and evidence': (text) =>
    read(
      claiming({ signals: many(text).map((evidence) => ({ ...concern, evidence })) }),
      heard('man', pieces(text, maxText)),
    ),
  'planned request': (text) => read(claiming({}), planned(text)),
};

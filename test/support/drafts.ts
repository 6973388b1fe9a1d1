import fc from 'fast-check';
import { overrides } from '../../overrides/index.js';
import type { Draft, Signal } from '../../src/domain/draft.js';
import type { Policy } from '../../src/domain/policy.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { unknownMaking } from '../../src/domain/work.js';
import { hers, his, linesOf, man, policyNamed, woman } from './facts.js';

/** What rules trip over, beside plain sentences; written so that one sentence can trip several rules. */
const sentences = fc.constantFrom(
  'I am handing you over now.',
  'Thank you for everything.',
  'She is free on Sunday.',
  'Is there anything else?',
  'Would you like to write to anna@example.org?',
  'Ready for the next step?',
  'Call me at +44 20 7946 0958.',
  'Shall I call +44 20 7946 0958?',
  'See https://example.org/walks?day=sunday for the walk.',
  'Did you see example.com/map?',
  'Let me know if you have questions.',
  'Find me at @anna_walks on Instagram.',
  '“Are you sure?” she asked me.',
  'He said no to the payslip.',
  'Write to bob [at] example [dot] org?',
  'Your NHS number is 943 476 5919.',
  'Shall I note 9434765919, or MRN: 00482913?',
  'It was paid with 4111 1111 1111 1111 from DE89 3704 0044 0532 0130 00.',
  'She is pregnant, so she may need time.',
  'Are you married?',
  '你好吗？',
  'Bis bald!',
  'A last word',
);
const text = fc
  .array(sentences, { maxLength: 4 })
  .chain((parts) => fc.constantFrom(' ', '\n', '  ').map((space) => parts.join(space)));
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const evidence = fc.constantFrom(
  'No.',
  "I'd rather not say.",
  'I like dogs.',
  'I was fired for stealing.',
  'He would not say.',
  '',
);
const signal: fc.Arbitrary<Signal> = fc.record({
  about: fc.constantFrom('man', 'woman', 'nobody'),
  topic: fc.constantFrom('money', 'openness', 'pets'),
  level: fc.constantFrom('concern' as const, 'neutral' as const, 'positive' as const),
  evidence,
  because: fc.constantFrom('He would not prove his income.', 'He likes dogs.', 'Write to anna@example.org.'),
  note: some(fc.constantFrom('He is evasive about money.', 'He has a dog.')),
});
const coaching = fc
  .array(
    fc.constantFrom(
      'He is evasive about his income, so be careful.',
      'He has a dog.',
      'His number is +44 20 7946 0958.',
      'Ask him why?',
      'He is evasive about money because he is disabled, so be careful.',
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

/** Drafts in which rules find something more often than not. */
export const drafts: fc.Arbitrary<Draft> = fc
  .record(
    {
      outbound: text,
      coaching: some(coaching),
      signals: some(fc.array(signal, { maxLength: 3 })),
      handoff: some(
        fc.record({
          reason: fc.constantFrom('she asks for a person', 'call +44 20 7946 0958?', 'NHS 943 476 5919', 'it is time'),
          expiresInSeconds: some(fc.constant(60)),
        }),
      ),
      closes: some(fc.boolean()),
      asks: some(fc.record({ topic: fc.constantFrom('income', 'age'), optional: fc.boolean() })),
      citations: some(
        fc.array(
          fc.record({
            source: fc.constantFrom('handbook', 'anna@example.org'),
            quote: fc.constantFrom('Ask twice?', 'See example.org/a.', 'SSN 123-45-6789'),
          }),
          { maxLength: 2 },
        ),
      ),
    },
    { requiredKeys: ['outbound'] },
  )
  .map(
    (draft) => Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as unknown as Draft,
  );

const line = fc.constantFrom(
  'hers: Would you like to upload a payslip?',
  'hers: Lovely weather.',
  'man: No.',
  "man: I'd rather not say.",
  'man: I like dogs. I was fired for stealing.',
  'woman: How was your day?',
  'his: He prefers to keep that private.',
);

/** No rule is off, whatever pack it is of. */
const allEnforced: Policy = {
  ...policyNamed('dating'),
  overrides: Object.fromEntries(overrides.map(({ rule: { id } }) => [id, { mode: 'enforce' as const }])),
};

/** Facts in which the roster does not always fit and the cap is not always far. */
export const turns: fc.Arbitrary<TurnFacts> = fc
  .record({
    participants: fc.constantFrom(
      [man, woman, hers, his],
      [man, woman, hers],
      [woman, hers],
      [man, woman, { ...woman, id: 'second' }, hers, his],
    ),
    exchanges: fc.constantFrom<Record<string, number>>({}, { hers: 9 }, { hers: 10 }),
    lines: fc.array(line, { maxLength: 6 }),
    stage: fc.constantFrom('open' as const, 'closed' as const),
  })
  .map(({ participants, exchanges, lines, stage }) => ({
    policy: allEnforced,
    agent: hers,
    participants,
    exchanges,
    history: linesOf([man, woman, hers, his], ...lines),
    requests: [],
    stage,
    making: unknownMaking,
  }));

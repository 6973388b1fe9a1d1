import type { Answer } from '../../support/misbehaving-model.js';

/** How a model goes wrong, and what sets it right. */
export interface Misbehaviour {
  gate: string;
  when: string;
  ask: string;
  plan?: { answer_kind: string; tools: string[] };
  /** What it does first, all in order. */
  setup?: Answer[];
  /** What the gate is there for. */
  bad: Answer;
  /** What it does once it was told. */
  good: Answer[];
  /** Rejections after which the turn ends in the fallback; null when it is never given in to. */
  limit: number | null;
}

const call = (name: string, args: object): Answer => ({ calls: [{ name, arguments: args }] });
const sum = 'How much is 12 times 30?';
const computed = { answer_kind: 'tool_computed', tools: ['calculate'] };
const calculate = call('calculate', { expression: '12 * 30' });
/** A result of more than 4,000 digits, which is kept under a handle. */
const huge = call('calculate', { expression: '2^15000' });
const search = call('search_docs', { query: 'send parcels back' });
const cited = call('provide_answer', {
  answer: 'You have 30 days for that.',
  citations: [{ source: 'returns#1', quote: 'Parcels may be sent back within 30 days of delivery' }],
});
/** Endless: the same five again and again. */
function* zonesInTurn(): Generator<string, never> {
  for (;;) yield* ['UTC', 'Europe/London', 'Asia/Tokyo', 'Africa/Cairo', 'America/Lima'];
}
const zones = zonesInTurn();
const longQuestion =
  'I would like to know whether you think that a walk along the river in the early evening is a good idea for a first meeting with somebody I have never seen before.';

/** The document that the searches find. */
export const returns = {
  title: 'Returns',
  text: 'Parcels may be sent back within 30 days of delivery, and the shop pays the postage for all of them.',
};

export const misbehaviours: readonly Misbehaviour[] = [
  {
    gate: 'needs-citation',
    when: 'it says what a document says without showing where',
    ask: 'How long may I keep a parcel?',
    setup: [search],
    bad: 'You should know that parcels may be sent back within 30 days of delivery, and the shop pays the postage.',
    good: [cited],
    limit: 3,
  },
  {
    gate: 'unread-handle',
    when: 'it answers about a result that it never opened',
    ask: 'What is two to the power of 15000?',
    setup: [huge],
    bad: 'That is a very large number indeed.',
    good: [call('artifact_read', { handle: 'r1', from: 0, to: 500 }), 'That is a very large number indeed.'],
    limit: null,
  },
  {
    gate: 'check-catalog',
    when: 'it denies a tool without having looked',
    ask: 'Could you compute something for me later?',
    bad: 'I am sorry, but I have no tool that could calculate anything.',
    good: [call('tool_catalog', {}), 'Gladly, whenever you like.'],
    limit: 3,
  },
  {
    gate: 'plan-violation',
    when: 'it skips the tool it planned',
    ask: sum,
    plan: computed,
    bad: 'It is quite a lot, I think.',
    good: [calculate, 'It is 360.'],
    limit: 3,
  },
  {
    gate: 'bad-tool-name',
    when: 'it calls a tool that is not there',
    ask: sum,
    bad: call('add_up', { a: 12, b: 30 }),
    good: [calculate, 'It is 360.'],
    limit: 3,
  },
  {
    gate: 'bare-args',
    when: 'it types the call instead of making it',
    ask: sum,
    bad: '{"expression": "12 * 30"}',
    good: [calculate, 'It is 360.'],
    limit: 3,
  },
  {
    gate: 'unverified-claim',
    when: 'it promises a person and calls none',
    ask: 'Can I talk to somebody?',
    bad: 'A colleague will take over in a minute.',
    good: ['I am all there is, and glad to help.'],
    limit: 3,
  },
  {
    gate: 'unverified-claim',
    when: 'it gives a figure it could have computed',
    ask: sum,
    bad: 'It is 367.',
    good: [calculate, 'It is 360.'],
    limit: null,
  },
  {
    gate: 'result-too-large',
    when: 'it asks for more of a result than is shown at once',
    ask: 'What is two to the power of 15000?',
    setup: [huge],
    bad: call('artifact_read', { handle: 'r1', from: 0, to: 4_500 }),
    good: [call('artifact_read', { handle: 'r1', from: 0, to: 500 }), 'That is a very large number indeed.'],
    limit: 3,
  },
  {
    gate: 'incomplete-answer',
    when: 'it is cut off in the middle',
    ask: 'Tell me about yourself.',
    bad: {
      text: 'I was made to talk with people who want to get to know each other, and my favourite',
      finish: 'length',
    },
    good: ['I am here to help you to get to know each other.'],
    limit: 2,
  },
  {
    gate: 'incomplete-answer',
    when: 'it goes on for longer than a message may be',
    ask: 'Tell me about yourself.',
    bad: 'I was made to talk with people who want to get to know each other. '.repeat(300),
    good: ['I am here to help you to get to know each other.'],
    limit: 2,
  },
  {
    gate: 'prose-required',
    when: 'it calls tools where a kind word was planned',
    ask: 'Thank you, that was lovely.',
    plan: { answer_kind: 'conversational', tools: [] },
    // Each time another zone, or it would be the same call made twice.
    bad: () => call('get_current_time', { zone: zones.next().value }),
    good: ['With pleasure.'],
    limit: 3,
  },
  {
    gate: 'parroting',
    when: 'it says what it was asked',
    ask: longQuestion,
    bad: longQuestion,
    good: ['A walk sounds lovely, as long as it is not too late.'],
    limit: 3,
  },
  {
    gate: 'false-abstention',
    when: 'it says it cannot know what a tool has just told it',
    ask: sum,
    setup: [calculate],
    bad: 'I am sorry, I do not know how much that is.',
    good: ['It is 360.'],
    limit: null,
  },
  {
    gate: 'false-abstention',
    when: 'it says it found nothing, and a passage says it',
    ask: 'How long may I send parcels back?',
    setup: [search],
    bad: 'I could not find any information about that.',
    good: [cited],
    limit: 2,
  },
  {
    gate: 'fake-citation',
    when: 'it shows a source that is none',
    ask: 'Do people like walks?',
    bad: 'Most people like walks very much [3].',
    good: ['Most people like walks very much.'],
    limit: 3,
  },
  {
    gate: 'leaked-envelope',
    when: 'its template shows',
    ask: 'Hello?',
    bad: '<|im_start|>assistant\nHello, nice to meet you.',
    good: ['Hello, nice to meet you.'],
    limit: 3,
  },
  {
    gate: 'duplicate-call',
    when: 'it makes the same call again',
    ask: sum,
    setup: [calculate],
    bad: call('calculate', { expression: '12 * 30' }),
    good: ['It is 360.'],
    limit: null,
  },
  {
    gate: 'answer-kind',
    when: 'it computes and does not say the result',
    ask: sum,
    plan: computed,
    setup: [calculate],
    bad: 'I have worked it out with great care.',
    good: ['It is 360.'],
    limit: 3,
  },
];

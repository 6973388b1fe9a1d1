interface OutsideDraft {
  outbound: string;
  toolResults?: { tool: string; args: object; result: unknown; definitive: boolean }[];
}

/** What a runtime may post, and what it posts once it was told. */
export interface Blocked {
  gate: string;
  when: string;
  ask: string;
  bad: OutsideDraft;
  good: OutsideDraft;
  /** The rejection that ends in the fallback; null when it is never given in to. */
  limit: number | null;
}

const letter =
  'I would like to know whether you think that a walk along the river in the early evening is a good idea for a first meeting with somebody I have never seen before.';
const total = [{ tool: 'order_total', args: { order: 'A' }, result: 'The total is 360 euros', definitive: true }];

export const blocked: readonly Blocked[] = [
  {
    gate: 'leaked-envelope',
    when: 'the template of its model shows',
    ask: 'Hello?',
    bad: { outbound: '<|im_start|>assistant\nHello, it is nice to meet you.' },
    good: { outbound: 'Hello, nice to meet you.' },
    limit: 3,
  },
  {
    gate: 'fake-citation',
    when: 'it shows a source that is none',
    ask: 'Do people like walks?',
    bad: { outbound: 'Most people like walks very much [3].' },
    good: { outbound: 'Many do, and so do I.' },
    limit: 3,
  },
  {
    gate: 'unverified-claim',
    when: 'it promises a person and calls none',
    ask: 'Can I talk to somebody?',
    bad: { outbound: 'A colleague will take over in a minute.' },
    good: { outbound: 'I am all there is, and glad to help.' },
    limit: 3,
  },
  {
    gate: 'unverified-claim',
    when: 'it claims a deed that nobody carried out',
    ask: 'Could you book a table for us?',
    bad: { outbound: 'I have booked the table for you.' },
    good: { outbound: 'I cannot do that from here, I am afraid.' },
    limit: 3,
  },
  {
    gate: 'false-abstention',
    when: 'it says it cannot know what its own tool has told it',
    ask: 'How much do I have to pay for my order?',
    bad: { outbound: 'I am sorry, I do not know how much that is.', toolResults: total },
    good: { outbound: 'It is 360 euros.', toolResults: total },
    limit: null,
  },
  {
    gate: 'incomplete-answer',
    when: 'it says nothing',
    ask: 'Tell me about yourself.',
    bad: { outbound: '...' },
    good: { outbound: 'I am here to help you to get to know each other.' },
    limit: 2,
  },
  {
    gate: 'parroting',
    when: 'it says what it was asked',
    ask: letter,
    bad: { outbound: letter },
    good: { outbound: 'A walk sounds lovely, as long as it is not too late.' },
    limit: 3,
  },
];

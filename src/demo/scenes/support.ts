import type { Scene } from './scene.js';

export const thankYou: Scene = {
  title: 'A thank-you opens nothing',
  story:
    'Carl’s ticket is solved and closed. He says thank you, and the agent would ask whether there is anything else. A question has to be answered, and the ticket would stand open until he does.',
  policy: 'support',
  participants: [
    { id: 'carl', kind: 'human', role: 'customer', displayName: 'Carl' },
    { id: 'helper', kind: 'agent', displayName: 'Help desk' },
  ],
  before: [
    { from: 'carl', text: 'The invoice shows my old address.' },
    { from: 'helper', draft: { outbound: 'It is corrected, and a new invoice is on its way.', closes: true } },
    { from: 'carl', text: 'Thanks!' },
  ],
  attempt: {
    from: 'helper',
    draft: {
      outbound: "You're welcome! Is there anything else I can help you with? Have a good weekend.",
    },
  },
  fires: 'closed-thread',
  outcome: 'delivered',
};

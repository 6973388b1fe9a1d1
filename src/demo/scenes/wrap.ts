import { adam, berta, guide, type Scene } from './scene.js';

export const wrap: Scene = {
  title: 'A farewell asks no question',
  story:
    'The agent gives the conversation to a person, and ends by asking something. Adam would answer, and the agent would no longer be there to read it.',
  participants: [adam, berta, guide],
  before: [{ from: 'adam', text: 'Can I talk to somebody about the meeting place?' }],
  attempt: {
    from: 'guide',
    draft: {
      outbound: 'Of course, Berta will write to you herself from here. Is there anything else you would like to know?',
      handoff: { reason: 'He wants to agree on a meeting place.' },
    },
  },
  fires: 'wrap-rewrite',
  outcome: 'handed_off',
};

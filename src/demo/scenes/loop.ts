import type { Said, Scene } from './scene.js';

/** What the policy `agents` allows before a person has to take part. */
const perSide = 10;

const round: Said[] = [
  { from: 'hotel', draft: { outbound: 'Thank you for the booking.' } },
  { from: 'travel', draft: { outbound: 'Thank you for thanking us.' } },
];

export const loop: Scene = {
  title: 'No talking until morning',
  story:
    'The agents of a hotel and of a travel office thank each other, and neither can leave a message unanswered. Everybody has gone to bed, and every line costs money.',
  policy: 'agents',
  participants: [
    { id: 'adam', kind: 'human', displayName: 'Adam' },
    { id: 'hotel', kind: 'agent', displayName: 'Hotel agent' },
    { id: 'travel', kind: 'agent', displayName: 'Travel agent' },
  ],
  before: Array.from({ length: perSide }, () => round).flat(),
  attempt: { from: 'hotel', draft: { outbound: 'Thank you for thanking us for thanking you.' } },
  fires: 'loop-cap',
  outcome: 'capped',
  remedy: {
    told: 'Adam writes “Good morning! Is all settled?”',
    act: { from: 'adam', text: 'Good morning! Is all settled?' },
  },
};

import { adam, berta, guide, type Scene } from './scene.js';

export const clean: Scene = {
  title: 'A clean message',
  story:
    'Adam and Berta are getting to know each other. An AI agent writes for Berta, and gives her advice that Adam never sees. Nothing is wrong with this draft.',
  participants: [adam, berta, guide],
  before: [{ from: 'adam', text: 'Good morning! What does Berta like to do on a Sunday?' }],
  attempt: {
    from: 'guide',
    draft: {
      outbound: 'She likes to walk along the river and to draw the boats. What about you?',
      coaching: 'He asks about your Sundays. You could tell him which boat you like best.',
    },
  },
  fires: null,
  outcome: 'delivered',
};

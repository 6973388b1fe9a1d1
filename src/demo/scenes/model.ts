import type { ScriptLine } from '../../models/script.js';
import { adam, berta, guide, type Scene } from './scene.js';

export const model: Scene = {
  title: 'A model answers',
  story:
    'So far the drafts came from outside. Here Adam writes, and a worker asks the model for the answer through the queue. The same rules look at what it says.',
  participants: [adam, berta, { ...guide, generatedBy: 'model' }],
  before: [],
  attempt: { from: 'adam', text: 'What should I know about Berta before we meet?' },
  fires: null,
  outcome: 'delivered',
};

/** What the scripted model says, once. Afterwards it answers that it is one. */
export const script: ScriptLine[] = [
  {
    agent: 'guide',
    dispatch: 'reply',
    draft: { outbound: 'She paints, she laughs easily, and she is always ten minutes early.' },
  },
];

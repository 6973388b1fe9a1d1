import { adam, berta, guide, type Scene } from './scene.js';

export const pair: Scene = {
  title: 'One of each, or silence',
  story:
    'A second woman was added to have a look. Two people now hold one role, and the agent could speak for the wrong one without noticing.',
  participants: [adam, berta, { id: 'clara', kind: 'human', role: 'woman', displayName: 'Clara' }, guide],
  before: [
    { from: 'adam', text: 'Are you free on Sunday?' },
    { from: 'clara', text: 'Do not mind me, I am only looking.' },
  ],
  attempt: { from: 'guide', draft: { outbound: 'She would like to meet on Sunday, by the river.' } },
  fires: 'pair-check',
  outcome: 'silenced',
  remedy: { told: 'Clara leaves', act: { leaves: 'clara' } },
};

import { defineGate, pass } from './define.js';

/** From the tenth on, iterations hint at a loop. Ordinary turns take one to four. */
const many = 10;

/** Takes note of turns that go on and on, so that somebody looks at them. It observes: it never rejects. */
export default defineGate({
  id: 'loop-candidate',
  class: 'neither',
  bound: null,
  boundedBecause: 'It never rejects, so there is nothing to count.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0014-silent-circle',
  judges: 'calls',
  judge({ making: { iteration } }) {
    const made = iteration + 1;
    return made < many ? pass : { kind: 'pass', noted: `iteration ${made} of one turn: it may be going in a circle` };
  },
  nudge: () => ({
    directive: 'This turn has taken many attempts. Answer as simply as you can.',
    thought: 'I have tried this many times. I will answer as simply as I can.',
  }),
});

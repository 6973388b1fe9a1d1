import type { Participant } from '../../domain/participant.js';
import type { ScriptLine } from '../../models/script.js';

/** What the policy `agents` allows each side before a person has to take part. */
export const perSide = 10;

const model = { kind: 'agent', generatedBy: 'model' } as const;

/** Two agents of our model that answer each other; nobody else writes after the first line. */
export const autopilot = {
  title: 'Two agents on their own',
  story:
    'A florist and a caterer have an agent each, and our model speaks for both. Adam asks once and goes to bed. Each answer is the other’s question, through the same queue and the same rules, until the database says stop.',
  policy: 'agents',
  participants: [
    { id: 'adam', kind: 'human', displayName: 'Adam' },
    { ...model, id: 'florist', displayName: 'Florist' },
    { ...model, id: 'caterer', displayName: 'Caterer' },
  ] satisfies Participant[],
  opening: { from: 'adam', text: 'Please settle flowers and food for Saturday between you.' },
};

const openings = {
  florist: 'I can bring white roses on Saturday morning.',
  caterer: 'The tables stand ready at nine, roses are welcome.',
};
const courtesies = {
  florist: 'Thank you, that suits me well.',
  caterer: 'Thank you, I am looking forward to it.',
};

/** More than the cap lets out, so that it is the cap that ends it. */
export const autopilotScript: ScriptLine[] = (['florist', 'caterer'] as const).flatMap((agent) =>
  Array.from({ length: perSide + 5 }, (_, n): ScriptLine => {
    const outbound = n === 0 ? openings[agent] : courtesies[agent];
    return { agent, dispatch: 'reply', draft: { outbound } };
  }),
);

import rule from '../../overrides/refusal-not-a-red-flag.js';
import type { Draft, Signal } from '../../src/domain/draft.js';
import { man, hers, his, said, woman } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

const concern = (evidence: string, more: Partial<Signal> = {}): Signal => ({
  about: 'man',
  topic: 'openness about money',
  level: 'concern',
  evidence,
  because: 'He would not prove his income.',
  note: 'He is evasive about money.',
  ...more,
});

const taken = (signal: Signal): Signal => {
  const { note: _note, ...rest } = signal;
  return { ...rest, level: 'neutral', because: 'a refusal to prove or disclose something is no sign of anything' };
};

const judged = (signal: Signal, coaching?: string): Draft => ({
  outbound: 'That is fine.',
  signals: [signal],
  ...(coaching !== undefined && { coaching }),
});

const asked = 'hers: Would you upload a payslip to prove your income? It is optional.';

const becomesNeutral = (when: string, signal: Signal, ...history: string[]) => ({
  when,
  draft: judged(signal),
  turn: said(...history),
  to: { signals: [taken(signal)] },
});

const stays = (when: string, signal: Signal, ...history: string[]) => ({
  when,
  draft: judged(signal),
  turn: said(...history),
});

const stole = concern('I was fired for stealing from the till.', {
  topic: 'honesty',
  because: 'He stole at work.',
  note: 'He says he stole from his employer.',
});

testOverride(rule, {
  proves: ['[S77]'],
  rewrites: [
    becomesNeutral('he said no to proving his income', concern('No.'), asked, 'man: No.'),
    becomesNeutral(
      'he declined politely',
      concern("I'd rather not, if that's okay."),
      asked,
      "man: I'd rather not, if that's okay.",
    ),
    becomesNeutral(
      'he says they have it on file',
      concern('You have that on file.'),
      asked,
      'man: You have that on file.',
    ),
    becomesNeutral('he asks why', concern('Why do you need it?'), asked, 'man: Why do you need it?'),
    becomesNeutral(
      'he answers with sarcasm',
      concern('lol sure, want my PIN too?'),
      asked,
      'man: lol sure, want my PIN too?',
    ),
    becomesNeutral('he answers with an emoji', concern('🙅‍♂️'), asked, 'man: 🙅‍♂️'),
    becomesNeutral('he says nothing to the request', concern('haha'), asked, 'man: haha'),
    becomesNeutral(
      'he gives a part only',
      concern("I make around 50k, that's all I'm going to say about it."),
      asked,
      "man: I make around 50k, that's all I'm going to say about it.",
    ),
    becomesNeutral(
      'the evidence is a paraphrase',
      concern('He declined to show a payslip.'),
      asked,
      'man: Nah, let us skip that. I love hiking though.',
    ),
    becomesNeutral(
      'the evidence quotes the refusal and its reason',
      concern("No, thanks. I don't know you yet."),
      asked,
      "man: No, thanks. I don't know you yet.",
    ),
    becomesNeutral(
      'nobody asked and he says that it stays private',
      concern("I'd rather not talk about my salary."),
      "man: I'd rather not talk about my salary.",
    ),
    {
      when: 'his own agent declines for him',
      draft: judged(concern('He prefers not to share that.')),
      turn: { ...said(asked, 'his: He prefers not to share that.'), participants: [man, woman, hers, his] },
      to: { signals: [taken(concern('He prefers not to share that.'))] },
    },
    becomesNeutral(
      'he declines in German',
      concern('Dazu möchte ich nichts sagen.'),
      'hers: Möchten Sie Ihr Gehalt angeben?',
      'man: Dazu möchte ich nichts sagen.',
    ),
    becomesNeutral(
      'he declines in Japanese',
      concern('遠慮しておきます。'),
      'hers: 給料を教えていただけますか？',
      'man: 遠慮しておきます。',
    ),
    {
      when: 'one concern rests on the refusal and another on what he said himself',
      draft: { outbound: '', signals: [concern("I'd rather not say."), stole] },
      turn: said(asked, "man: I'd rather not say. I was fired for stealing from the till."),
      to: { signals: [taken(concern("I'd rather not say.")), stole] },
      codes: ['declined'],
    },
    {
      when: 'the coaching repeats the concern',
      draft: judged(
        concern('No.'),
        'He likes hiking. He is evasive about money, so be careful. Ask him about his dog.',
      ),
      turn: said(asked, 'man: No.'),
      to: { signals: [taken(concern('No.'))], coaching: 'He likes hiking. Ask him about his dog.' },
      codes: ['declined', 'coaching_repeats'],
    },
    {
      when: 'only the coaching makes a concern of it',
      draft: { outbound: 'Fine.', coaching: 'He dodged the question about his income. He seems kind.' },
      turn: said(asked, 'man: No.'),
      to: { coaching: 'He seems kind.' },
      codes: ['coaching_repeats'],
    },
  ],
  passes: [
    stays(
      'he complied',
      concern('No problem, here it is: payslip_oct.pdf'),
      asked,
      'man: No problem, here it is: payslip_oct.pdf',
    ),
    stays(
      'he had sent it already',
      concern('Already uploaded, check the portal'),
      asked,
      'man: Already uploaded, check the portal',
    ),
    stays(
      'no is the answer to a fact',
      concern('No, never.', { topic: 'commitment', because: 'He never wants children.' }),
      'hers: Do you want children?',
      'man: No, never.',
    ),
    stays(
      'the concern stands on another sentence of the same turn',
      stole,
      asked,
      'man: No. I was fired for stealing from the till.',
    ),
    stays(
      'the concern stands on another turn',
      stole,
      'man: I was fired for stealing from the till.',
      asked,
      'man: No.',
    ),
    stays(
      'the refusal carries a threat',
      concern("No, and I'll find out where you live.", { topic: 'safety', because: 'He threatens her.' }),
      asked,
      "man: No, and I'll find out where you live.",
    ),
    stays(
      'the other person refused',
      stole,
      asked.replace('hers', 'his'),
      'woman: No.',
      'man: I was fired for stealing from the till.',
    ),
    {
      when: 'there is no concern',
      draft: { outbound: 'Hello.', signals: [{ ...stole, level: 'positive' }] },
      turn: said(asked, 'man: No.'),
    },
    {
      when: 'the coaching says that it is his right',
      draft: { outbound: '', coaching: 'He kept his income to himself, which is his right.' },
      turn: said(asked, 'man: No.'),
    },
    {
      when: 'the coaching worries about something else',
      draft: { outbound: '', coaching: 'Be careful, he is still married.' },
      turn: said(asked, 'man: No. I am still married.'),
    },
  ],
});

testOverride(rule, {
  proves: ['[S77]'],
  rewrites: [
    {
      when: 'the request is a stored fact and its text does not ask',
      draft: judged(concern('Moving on.')),
      turn: {
        ...said('hers: A payslip would round this off.', 'man: Moving on.'),
        requests: [{ seq: 1, agent: 'hers', topic: 'income', optional: true }],
        participants: [man, woman, hers, his],
      },
      to: { signals: [taken(concern('Moving on.'))] },
    },
  ],
});

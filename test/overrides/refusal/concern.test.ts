import { describe, expect, test } from '@jest/globals';
import rule from '../../../overrides/refusal-not-a-red-flag.js';
import { said, turnOf } from '../../support/facts.js';

const pay = 'hers: If you like, you can upload a payslip. It is optional.';
const self = 'hers: Want to verify your profile with a selfie?';
const kids = 'hers: How old are your kids?';
const dep = 'hers: Have you ever been diagnosed with depression?';

/** What was said, what the concern quotes, and why it is one. */
type Row = [lines: string[], evidence: string, because: string];

const standing: Row[] = [
  [
    [pay, 'man: No. I blew all my savings on poker last year.'],
    'I blew all my savings on poker last year.',
    'He gambled his savings away.',
  ],
  [
    [pay, "man: I'd rather not. My ex-wife says I drink too much."],
    'My ex-wife says I drink too much.',
    'He may drink too much.',
  ],
  [
    [pay, 'man: Nope.\nI told my boss to get lost yesterday'],
    'I told my boss to get lost yesterday',
    'He was rude to his boss.',
  ],
  [[self, 'man: no. women on here are all the same'], 'women on here are all the same', 'He speaks badly of women.'],
  [
    [self, 'man: I am still living with my girlfriend, but she does not know about this.'],
    'I am still living with my girlfriend, but she does not know about this.',
    'He has a girlfriend.',
  ],
  [
    [kids, "man: Why do you ask? I haven't paid child support in years."],
    "I haven't paid child support in years.",
    'He does not pay child support.',
  ],
  [
    [dep, 'man: No. I hate doctors and I stopped taking my insulin.'],
    'I stopped taking my insulin',
    'He stopped his insulin.',
  ],
  [
    ['man: I sometimes lose my temper and break things.', pay, 'man: No thanks.'],
    'I sometimes lose my temper and break things.',
    'He loses his temper.',
  ],
  [
    [pay, 'man: No thanks.', 'hers: No problem. How was work?', 'man: I screamed at my assistant until she cried.'],
    'I screamed at my assistant until she cried.',
    'He was cruel at work.',
  ],
  [
    [pay, 'man: here it is: pay.pdf', 'hers: Thanks. Any pets?', 'man: I kicked the neighbour dog.'],
    'I kicked the neighbour dog.',
    'Cruel to animals.',
  ],
  [
    ['hers: How was your day?', 'man: Terrible, I yelled at everyone.'],
    'Terrible, I yelled at everyone.',
    'He yells at people.',
  ],
  [
    ['hers: Would you like to meet on Sunday?', 'man: No, I only date women under thirty.'],
    'No, I only date women under thirty.',
    'He only wants young women.',
  ],
  [
    ['hers: What do you do for fun?', 'man: I follow my ex around town.'],
    'I follow my ex around town.',
    'He stalks his ex.',
  ],
  [['hers: Do you smoke?', 'man: Two packs a day.'], 'Two packs a day.', 'He smokes a lot.'],
  [['hers: Do you smoke?', 'man: No.'], 'No.', 'He denies smoking though he said otherwise.'],
  [
    [pay, 'man: No. You are nothing but a bunch of thieves.'],
    'You are nothing but a bunch of thieves.',
    'He insults the team.',
  ],
  [
    [pay, "man: I'd rather not. It's private.", 'hers: Sure.', 'man: I earn nothing, I live off my mother.'],
    'I earn nothing, I live off my mother.',
    'He has no income of his own.',
  ],
  [
    ['hers: What is your salary?', 'man: Enough.', 'hers: Fine. Pets?', 'man: A cat.'],
    'A cat.',
    'He has a cat and she is allergic.',
  ],
  [
    ['hers: What is your salary?', 'man: 52k', 'hers: Fine. Pets?', 'man: A cat.'],
    'He said 52k.',
    'He earns too little.',
  ],
  [
    [`${pay} What is your dog called?`, 'man: Rex! He bit a child once and I laughed.'],
    'He bit a child once and I laughed.',
    'He laughed when his dog bit a child.',
  ],
];

const resting: Row[] = [
  [[pay, "man: I'd rather not. It's private."], "It's private.", 'He keeps his income private.'],
  [
    [pay, "man: No thanks. I don't know you well enough yet."],
    "I don't know you well enough yet.",
    'He does not trust her.',
  ],
  [[pay, 'man: No. I like dogs.'], 'No. I like dogs.', 'He changes the subject when asked about income.'],
  [[pay, 'man: haha, nice weather today'], 'haha, nice weather today', 'He dodges the question.'],
  [[pay, 'man: haha, nice weather today'], 'haha, nice weather today', 'He talks about the weather instead.'],
  [['hers: What is your salary?', 'man: Enough.'], 'Enough.', 'He will not say what he earns.'],
  [
    ['hers: What is your salary?', 'man: Enough.', 'hers: Fine. Pets?', 'man: A cat.'],
    'He would not name his salary.',
    'He may be hiding money trouble.',
  ],
  [[pay, 'man: No.', self, 'man: sure, selfie.jpg'], 'No.', 'Not transparent.'],
  [
    ['hers: Lovely weather.', 'man: I would rather not talk about my past.'],
    'I would rather not talk about my past.',
    'He hides his past.',
  ],
  [['hers: Tell me something about your family?', 'man: Pass.'], 'Pass.', 'Avoids family.'],
  [[`${pay} What is your dog called?`, 'man: Rex!'], 'He ignored the request for a payslip.', 'Evasive about income.'],
];

function levelOf([lines, evidence, because]: Row): string | undefined {
  const draft = {
    outbound: '',
    signals: [{ about: 'man', topic: 'character', level: 'concern' as const, evidence, because, note: because }],
  };
  const outcome = rule.apply(turnOf(said(...lines)), draft);
  return (outcome.kind === 'rewrite' ? outcome.draft : draft).signals?.[0]?.level;
}

describe('[S77] a concern with evidence of its own stays', () => {
  test.each(standing)('%j: %s (%s)', (...row) => {
    expect(levelOf(row)).toBe('concern');
  });
});

describe('[S77] a concern that rests on a refusal goes', () => {
  test.each(resting)('%j: %s (%s)', (...row) => {
    expect(levelOf(row)).toBe('neutral');
  });
});

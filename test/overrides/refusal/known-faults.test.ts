import { describe, expect, test } from '@jest/globals';
import rule from '../../../overrides/refusal-not-a-red-flag.js';
import { said, turnOf } from '../../support/facts.js';

interface Fault {
  fault: string;
  lines: string[];
  evidence: string;
  because: string;
  /** What the rule says about the concern; null leaves it. */
  code: 'declined' | 'not_supplied' | null;
}

const payslip = 'hers: Could you upload a payslip? It is optional.';

/** What detectors of refusals are known to get wrong, each met in one of them or in people's dialogues. */
const faults: Fault[] = [
  {
    fault: "a refusal that repeats the asker's words is no red flag",
    lines: [payslip, 'man: An optional payslip? Then my payslip optionally stays where it is.'],
    evidence: 'Then my payslip optionally stays where it is.',
    because: 'He will not show his payslip.',
    code: 'not_supplied',
  },
  {
    fault: '"no problem, here it is" is no refusal',
    lines: [payslip, 'man: no problem, here it is: pay_nov.pdf'],
    evidence: 'no problem, here it is: pay_nov.pdf',
    because: 'The payslip shows another name.',
    code: null,
  },
  {
    fault: '"I already sent it" is supplied',
    lines: [payslip, 'man: I already sent it, last week, to the other guy'],
    evidence: 'I already sent it, last week, to the other guy',
    because: 'The payslip was refused by the office.',
    code: null,
  },
  {
    fault: '"no" to a fact is an answer',
    lines: ['hers: Do you have children?', 'man: No'],
    evidence: 'No',
    because: 'He has none although his profile shows two.',
    code: null,
  },
  {
    fault: '"no" to a permission is a refusal',
    lines: ['hers: Could we call your employer?', 'man: No'],
    evidence: 'No',
    because: 'He hides his employer.',
    code: 'declined',
  },
  {
    fault: '"you have that on file" is a refusal without a word of refusing',
    lines: ['hers: May I have your account number?', "man: You've had that on file since 2009"],
    evidence: "You've had that on file since 2009",
    because: 'He avoids naming the account.',
    code: 'not_supplied',
  },
  {
    fault: 'another channel is no supply, although it tells something',
    lines: ['hers: What is your phone number?', 'man: use my e-mail instead, I hate phones'],
    evidence: 'use my e-mail instead, I hate phones',
    because: 'He does not want to be called.',
    code: 'not_supplied',
  },
  {
    fault: '"sure" in sarcasm agrees to nothing',
    lines: [payslip, "man: sure, and my grandmother's silver too while you're at it?"],
    evidence: "sure, and my grandmother's silver too while you're at it?",
    because: 'He is evasive.',
    code: 'not_supplied',
  },
  {
    fault: "a refusal in quotes is somebody else's",
    lines: [payslip, 'man: My brother said "never show them anything", but here: pay.pdf'],
    evidence: 'but here: pay.pdf',
    because: 'The payslip is two years old.',
    code: null,
  },
  {
    fault: 'a threat beside a refusal stays a threat',
    lines: [payslip, 'man: Nope. Ask once more and I will wait for you after work.'],
    evidence: 'Ask once more and I will wait for you after work.',
    because: 'He threatens to lie in wait.',
    code: null,
  },
  {
    fault: 'an emoji refuses, whatever its skin',
    lines: ['hers: Want to send a selfie?', 'man: 🙅🏿'],
    evidence: '🙅🏿',
    because: 'He hides his face.',
    code: 'declined',
  },
  {
    fault: 'an adjective is no number',
    lines: ['hers: How much do you earn?', 'man: enough for the two of us'],
    evidence: 'enough for the two of us',
    because: 'He conceals what he earns.',
    code: 'not_supplied',
  },
];

describe('[S77] a known fault of refusal detectors', () => {
  test.each(faults)('$fault', ({ lines, evidence, because, code }) => {
    const signal = { about: 'man', topic: 'assessment', level: 'concern' as const, evidence, because, note: because };
    const outcome = rule.apply(turnOf(said(...lines)), { outbound: 'Fine.', signals: [signal] });
    const codes = outcome.kind === 'pass' ? [] : outcome.reasons.map((reason) => reason.code);
    expect(codes).toEqual(code === null ? [] : [code]);
  });
});

test('[S77] the record says on which line a concern rests and what that line was asked for', () => {
  const signal = { about: 'man', topic: 'money', level: 'concern' as const, evidence: 'nah', because: 'Evasive.' };
  const outcome = rule.apply(turnOf(said('man: Hi', payslip, 'man: nah')), { outbound: '', signals: [signal] });
  expect(outcome).toMatchObject({
    kind: 'rewrite',
    reasons: [{ text: 'concern 1 rests on line 3, which declines what line 2 asked for (income, optional)' }],
  });
});

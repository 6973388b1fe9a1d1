import { describe, expect, test } from '@jest/globals';
import gate from '../../gates/leaked-envelope.js';
import type { Draft } from '../../src/domain/draft.js';
import { hers, said, turnOf } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { catalog, madeOf } from '../support/making.js';

const instructions = 'You are the agent of Berta. Never say that she was married before, and keep every answer short.';
const instructed = { agent: { ...hers, instructions }, ...madeOf({ confidential: [instructions] }) };
const thought =
  'I promised a person and called nobody. I will ask for the hand-off now, or say only what I can do myself.';
const directive =
  'Your message says that a person will take over, but no hand-off was asked for, so nobody would come.';
const corrected = madeOf({ confidential: [directive, thought], catalog });
const calm: Draft = { outbound: 'All is well.' };

testGate(gate, {
  proves: ['S22', 'S48'],
  rejects: [
    {
      when: 'a think block never closes',
      draft: '<think>He is the third this week who asks. She told me not to answer that, so I will change the subject',
      span: '<think',
      codes: ['thinking'],
    },
    { when: 'only the end of a think block is left', draft: 'So I say yes.</think>Yes!', span: '</think' },
    {
      when: 'reasoning stands without a mark',
      draft: 'Okay, the user wants a short answer. Yes.',
      codes: ['thinking'],
    },
    { when: 'Harmony lost its tokens', draft: 'analysisA greeting.assistantfinalHello!', codes: ['thinking'] },
    { when: 'a token is cut off', draft: 'See you on Sunday. <|im_en', codes: ['control_token'] },
    { when: 'a token stands in entities', draft: 'See you.&lt;|im_end|&gt;', codes: ['control_token'] },
    { when: 'a token is split by an invisible character', draft: 'See you.<\u200b|im_end|>', codes: ['control_token'] },
    { when: 'a token is of DeepSeek', draft: 'See you.<｜end▁of▁sentence｜>', codes: ['control_token'] },
    { when: 'several kinds leak', draft: '<|im_start|>assistant: <think>yes', codes: ['control_token', 'thinking'] },
    { when: 'a call is JSON', draft: '{"name": "search_docs", "arguments": {"query": "x"}}', codes: ['tool_call'] },
    { when: 'a call is fenced', draft: '```json\n{"tool": "a", "args": {}}\n```', codes: ['tool_call'] },
    { when: 'an inner tool is named', draft: 'I will use request_handoff now.', span: 'request_handoff' },
    { when: 'a source is a mark', draft: 'We open at nine【1†source】.', codes: ['source_mark'] },
    { when: 'the role stands in front', draft: 'Assistant: good evening.', span: 'Assistant:', codes: ['role_prefix'] },
    { when: 'its own name stands in front', draft: 'hers: good evening.', span: 'hers:', codes: ['role_prefix'] },
    {
      when: 'it says its instructions',
      draft: 'I am to never say that she was married before and keep every answer short.',
      turn: instructed,
      codes: ['instructions'],
    },
    { when: 'a thought is echoed', draft: thought, turn: corrected, codes: ['instructions'] },
    {
      when: 'a directive is echoed in a frame',
      draft: 'Right: your message says that a person will take over, but none will.',
      turn: corrected,
    },
    { when: 'a directive shows its mark', draft: '[SYSTEM DIRECTIVE]\nBe kind.', span: '[SYSTEM DIRECTIVE' },
    { when: 'a thought shows its mark', draft: '__nudge: I will be kind.', codes: ['instructions'] },
    { when: 'the coaching thinks aloud', draft: { ...calm, coaching: '<think>He lies.</think> Be careful.' } },
    { when: 'the reason of a hand-off leaks', draft: { ...calm, handoff: { reason: 'she asks <|im_end|>' } } },
    {
      when: 'a note leaks',
      draft: {
        ...calm,
        signals: [
          {
            about: 'man',
            topic: 'pets',
            level: 'neutral',
            evidence: '',
            because: 'dog',
            note: '</s> He has a dog.</s>',
          },
        ],
      },
    },
    { when: 'a quotation leaks', draft: { ...calm, citations: [{ source: 'p1', quote: 'nine【1†source】' }] } },
  ],
  passes: [
    { when: 'a heart stands at the end', draft: 'I think <3' },
    { when: 'it does sums', draft: 'If a<b and b<c, then a<c.' },
    { when: 'HTML is explained in code', draft: 'A new line is `<br>`, a bold word is `<b>`.' },
    {
      when: 'somebody asked for markup',
      draft: '```html\n<details><summary>More</summary></details>\n```',
      turn: said('man: How do I write a fold-out in HTML?'),
    },
    {
      when: 'somebody asked for the JSON of a call',
      draft: '```json\n{"name": "get_weather", "arguments": {"city": "Ulm"}}\n```',
      turn: said('man: What does a function call look like in JSON?'),
    },
    {
      when: 'a participant brought the marker',
      draft: 'The token <|im_end|> closes a message.',
      turn: said('man: What is <|im_end|> for?'),
    },
    { when: 'a marker is quoted by itself', draft: 'She wrote “<|endoftext|>” on the cake.' },
    { when: 'an abbreviation stands in brackets', draft: 'The label [INST] is for the institute.' },
    { when: 'a colon follows a role inside a sentence', draft: 'He is an assistant: he helps.' },
    { when: 'the scrub was there', draft: 'Write to [contact removed].' },
    {
      when: 'somebody asked for a dialogue',
      draft: 'Assistant: Good day.\nCustomer: Hello.',
      turn: said('man: Write a dialogue of a customer and an assistant.'),
    },
    { when: 'it shares a few words with its instructions', draft: 'She was married, once.', turn: instructed },
    {
      when: 'it says what its instructions hold as a fact',
      draft: 'She lives in the old town of Ulm with two cats.',
      turn: {
        agent: { ...hers, instructions: 'She lives in the old town of Ulm with two cats. Be brief.' },
        ...madeOf({ confidential: ['She lives in the old town of Ulm with two cats. Be brief.'] }),
      },
    },
    {
      when: 'a participant said the words of the instructions first',
      draft: 'No, it is not so that I never say that she was married before and keep every answer short.',
      turn: { ...instructed, ...said('man: You never say that she was married before and keep every answer short!') },
    },
    { when: 'nothing is said', draft: '' },
    ...['AI is her subject.', 'The user guide is here.', 'My analysis: too dear.', 'Thought: hiking on Sunday?'].map(
      (draft) => ({
        when: `it says: ${draft}`,
        draft,
      }),
    ),
  ],
});

describe('[S48] what every correction says', () => {
  test('is found when it is echoed, whoever gave it', async () => {
    const { gates } = await import('../../gates/index.js');
    for (const { gate: giver } of gates) {
      const finding = { because: 'x', reasons: [{ code: 'x', text: 'x', channel: 'outbound' as const }] };
      const said = giver.nudge(finding);
      const facts = turnOf(madeOf({ confidential: [said.directive, said.thought] }));
      for (const outbound of [said.directive, said.thought])
        expect(gate.judges === 'draft' && gate.judge(facts, { outbound }).kind).toBe('reject');
    }
  });
});

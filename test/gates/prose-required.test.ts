import gate from '../../gates/prose-required.js';
import type { Participant } from '../../src/domain/participant.js';
import { hers, his, said } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { catalog, computed, foundIn, madeOf, planFor, runOf } from '../support/making.js';

const talk = { plan: planFor('conversational'), catalog };
const search = foundIn();
const ours = 'No tool is needed now. Answer in words of your own, with what you have.';
const machines: Participant[] = [hers, his];

testGate(gate, {
  proves: ['S13'],
  rejects: [
    {
      when: 'the plan was to talk and the model searches',
      draft: null,
      turn: madeOf({ ...talk, runs: [search] }),
      codes: ['calls_for_talk'],
      directs: 'No tool is needed',
    },
    {
      when: 'the plan was rhetorical and the model calculates',
      draft: null,
      turn: madeOf({ ...talk, plan: planFor('rhetorical'), runs: [computed('4')] }),
    },
    {
      when: 'an answer was due',
      draft: null,
      turn: madeOf({ mustAnswer: true, runs: [search] }),
      codes: ['calls_when_over'],
    },
    {
      when: 'it was told so and searches again',
      draft: null,
      turn: madeOf({ ...talk, confidential: [ours], iteration: 1, runs: [search, { ...search, iteration: 1 }] }),
    },
    {
      when: 'another correction stands and it only searches when an answer was due',
      draft: null,
      turn: madeOf({ mustAnswer: true, confidential: ['Compute the figure.'], runs: [search] }),
    },
    {
      when: 'a person would read JSON',
      draft: '{"answer": "It is nine."}',
      codes: ['only_code'],
      directs: 'plain sentences',
    },
    { when: 'a person would read a list as JSON', draft: '["nine", "ten"]' },
    { when: 'a person would read nearly JSON', draft: "{'answer': 'It is nine.'}" },
    { when: 'a person would read one block', draft: '```\nIt is nine o’clock.\n```' },
    { when: 'a person would read two blocks', draft: '```js\na();\n```\nand\n```js\nb();\n```' },
    { when: 'a person would read a program', draft: 'def f(x):\n  return x' },
  ],
  passes: [
    {
      when: 'the plan names the tool',
      draft: null,
      turn: madeOf({ ...talk, plan: planFor('conversational', 'search_docs'), runs: [search] }),
    },
    {
      when: 'the plan was to compute',
      draft: null,
      turn: madeOf({ ...talk, plan: planFor('tool_computed'), runs: [computed('4')] }),
    },
    { when: 'there is no plan', draft: null, turn: madeOf({ runs: [search] }) },
    { when: 'the calls only steer', draft: null, turn: madeOf({ ...talk, runs: [runOf('tool_catalog')] }) },
    {
      when: 'the calls are of an earlier generation',
      draft: null,
      turn: madeOf({ ...talk, iteration: 1, runs: [search] }),
    },
    {
      when: 'another correction may have asked for the call',
      draft: null,
      turn: madeOf({ ...talk, confidential: ['Compute the figure.'], runs: [computed('4')] }),
    },
    {
      when: 'another correction may have asked for the figure when an answer was due',
      draft: null,
      turn: madeOf({ mustAnswer: true, confidential: ['Compute the figure.'], runs: [computed('4')] }),
    },
    { when: 'it answers after calls', draft: 'It is nine.', turn: madeOf({ ...talk, runs: [search] }) },
    { when: 'somebody asked for JSON', draft: '{"answer": 9}', turn: said('man: Give me that as JSON.') },
    {
      when: 'somebody asked for a program',
      draft: '```py\nprint(9)\n```',
      turn: said('man: Write a Python script that prints 9.'),
    },
    {
      when: 'somebody brought code',
      draft: '```\nlet a = 2;\n```',
      turn: said('man: What is wrong here?\n```\nlet a == 2;\n```'),
    },
    { when: 'agents are among themselves', draft: '{"answer": 9}', turn: { participants: machines } },
    { when: 'a sentence explains the block', draft: 'This is the line that you asked about yesterday:\n```\na\n```' },
    { when: 'a word stands in brackets', draft: '[contact removed]' },
    { when: 'numbers stand in brackets', draft: '[1]' },
    { when: 'it says nothing', draft: '' },
  ],
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pass } from '../../overrides/define.js';
import rule from '../../overrides/wrap-rewrite.js';
import type { Draft } from '../../src/domain/draft.js';
import { turnOf } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

const closing = (outbound: string): Draft => ({ outbound, closes: true });
const handing = (outbound: string): Draft => ({ outbound, handoff: { reason: 'he asked for a person' } });

testOverride(rule, {
  proves: ['[S80]'],
  rewrites: [
    {
      when: 'two questions trail',
      draft: handing('Handing you over now. OK? Ready?'),
      to: 'Handing you over now.',
      codes: ['trailing_question'],
    },
    {
      when: 'there is nothing but a question',
      draft: closing('Is there anything else?'),
      to: 'Thank you for telling me.',
      codes: ['only_questions'],
    },
  ],
  passes: [
    { when: 'the draft neither hands over nor closes', draft: 'Is there anything else?' },
    { when: 'nothing is said', draft: closing('') },
    { when: 'the question is inside a quotation', draft: closing('“Are you sure?” she asked me.') },
  ],
});

describe('[S80] wrap-rewrite', () => {
  test('never touches a draft that neither hands over nor closes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Thanks. ', 'OK? ', 'Let me know. ', '吗', '？', '😀')),
        fc.constantFrom(undefined, false),
        (parts, closes) => {
          expect(rule.apply(turnOf(), { outbound: parts.join(''), closes })).toBe(pass);
        },
      ),
    );
  });

  test('says where the questions stood, in UTF-16 units', () => {
    const outbound = 'Thank you 😀. Is there more?';
    const outcome = rule.apply(turnOf(), { outbound, closes: true });
    expect(outcome).toMatchObject({
      kind: 'rewrite',
      reasons: [{ channel: 'outbound', start: 13, end: outbound.length }],
    });
  });
});

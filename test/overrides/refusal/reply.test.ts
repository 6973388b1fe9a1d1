import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hear } from '../../../overrides/refusal/heard.js';
import { readReply } from '../../../overrides/refusal/reply.js';
import { requestsIn } from '../../../overrides/refusal/request.js';
import { utterancesIn } from '../../../overrides/refusal/sentences.js';

const rowSchema = z.strictObject({
  request: z.string(),
  refusal: z.array(z.string()),
  partial: z.array(z.string()),
  compliance: z.array(z.string()),
});

/** Written by hand: what people answer to a request, sorted by whether it was supplied. */
const rows = readFileSync(path.join(import.meta.dirname, 'replies.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => rowSchema.parse(JSON.parse(line)));

const read = (asked: string, reply: string) => {
  const [request] = requestsIn(asked);
  if (request === undefined) throw new Error(`no request was read off "${asked}"`);
  return readReply(request, utterancesIn(reply).map(hear));
};

describe.each(rows)('[S77] the answers to "$request"', ({ request, refusal, partial, compliance }) => {
  test('that refuse, wholly or in part, are not supplied', () => {
    expect([...refusal, ...partial].filter((reply) => read(request, reply).supplied)).toEqual([]);
  });

  test('that comply are supplied', () => {
    expect(compliance.filter((reply) => !read(request, reply).supplied)).toEqual([]);
  });
});

describe('[S77] what a line asks for', () => {
  const asked = (text: string) =>
    requestsIn(text).map(({ slots, form, fillings, optional }) => [slots[0]?.id, form, fillings.join(), optional]);

  test.each<[string, unknown]>([
    ['Would you be willing to share your credit score?', [['credit', 'permission', 'number', false]]],
    ['If you like, you can upload a payslip. It is optional.', [['income', 'permission', 'proof', true]]],
    ['Have you ever been diagnosed with depression?', [['health', 'polar', 'words', false]]],
    ['Could you tell me which medications you take?', [['health', 'open', 'words', false]]],
    ['Would you mind sending a selfie?', [['identity', 'minding', 'proof', false]]],
    [
      'I need your user ID. Could you please provide that?',
      [
        ['code', 'permission', 'code', false],
        ['code', 'permission', 'code', false],
      ],
    ],
  ])('%s', (text, requests) => {
    expect(asked(text)).toEqual(requests);
  });

  test.each([
    'Your payslip has arrived, thank you.',
    'If you need any further assistance with your account, feel free to ask!',
    'Would you like me to send your reference to them?',
    'She asked: "Would you share your salary?"',
  ])('nothing: %s', (text) => {
    expect(requestsIn(text)).toEqual([]);
  });

  test('a question about nothing in particular is refused by saying no or asking back', () => {
    const [request] = requestsIn('How do you spend your Sundays?');
    expect(request?.certain).toBe(false);
    expect(read('How do you spend your Sundays?', 'Why do you ask?').supplied).toBe(false);
    expect(read('How do you spend your Sundays?', 'hmm').supplied).toBe(true);
    expect(read('How do you spend your Sundays?', "I'd rather not say.").supplied).toBe(false);
  });

  test('a stated request holds although its text does not ask', () => {
    const stated = { seq: 1, agent: 'hers', topic: 'income', optional: true };
    expect(requestsIn('A payslip would round this off.', stated)).toMatchObject([
      { slots: [{ id: 'income' }], fillings: ['proof'], optional: true, certain: true },
    ]);
  });
});

test('[S77] quoted speech refuses nothing', () => {
  expect(read('Could you send the log file?', 'My boss said "do not share logs", but here: app.log').supplied).toBe(
    true,
  );
});

test('[S77] in a language without phrases, only what shows by its form is supplied', () => {
  expect(read('Voisitko lähettää palkkalaskelman?', 'Mieluummin en lähetä sitä nyt.').supplied).toBe(false);
  expect(read('Voisitko lähettää palkkalaskelman?', 'Tässä se on: palkka.pdf').supplied).toBe(true);
});

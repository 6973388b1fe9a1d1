import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Documents } from '../../src/store/documents.js';
import { defineTool } from '../../src/tools/define.js';
import { broken, database, nothing, onDatabase, tenantId, Turn } from '../support/tool-turn.js';

onDatabase();

describe('a tool that is broken', () => {
  const tool = (name: string, run: () => never | Promise<never>) =>
    defineTool({ name, description: name, args: { n: z.int().optional() }, evidence: 'definitive', run });
  const tools = [
    tool('throws', () => {
      throw new Error('postgres://user:secret@host');
    }),
    tool('rejects', () => Promise.reject(new Error('secret'))),
    tool('hangs', () => new Promise<never>(() => undefined)),
  ];

  it.each(['throws', 'rejects'])('%s: the model hears that it failed, the log hears why', async (name) => {
    const run = await new Turn(tools).call(name, {});
    expect(run).toMatchObject({ ...nothing, outcome: 'failed', text: expect.stringContaining(name) });
    expect(run.text).not.toContain('secret');
    expect(broken).toEqual([[name, expect.any(Error)]]);
  });

  it('hangs: it is waited for only so long, and so are those after it', async () => {
    const runs = await new Turn(tools, 20).calls(['hangs', {}], ['hangs', { n: 1 }]);
    expect(runs.map(({ outcome, text }) => [outcome, text])).toEqual([
      ['failed', expect.stringContaining('too long')],
      ['failed', expect.stringContaining('too long')],
    ]);
  });
});

describe('get_current_time', () => {
  const at = async (args: object) => new Turn().call('get_current_time', args);

  it('tells the time of the database, in UTC or in a zone', async () => {
    await at({});
    const [row] = await database.query<{ at: string }>('select iso(clock()) as at');
    const utc = (await at({ zone: 'UTC' })).result as Record<string, string>;
    expect(utc).toMatchObject({ zone: 'UTC', offset: '+00:00', weekday: expect.stringMatching(/day$/) });
    expect(Math.abs(Date.parse(`${utc.date}T${utc.time}Z`) - Date.parse(row?.at ?? ''))).toBeLessThan(60_000);
    const there = (await at({ zone: 'asia/kolkata' })).result as Record<string, string>;
    expect(there).toMatchObject({ offset: '+05:30' });
    expect(Date.parse(`${there.date}T${there.time}+05:30`)).toBe(Math.floor(Date.parse(there.utc ?? '') / 1000) * 1000);
  });

  it.each([
    ['Berlin', /Perhaps Europe\/Berlin/],
    ['Europe/New York', /Perhaps America\/New_York/],
    ['Middle Earth', /Name one such as/],
    ['', /Name one such as/],
  ])('knows no zone "%s", and says what to ask for', async (zone, says) => {
    expect(await at({ zone })).toMatchObject({ ...nothing, outcome: 'failed', text: expect.stringMatching(says) });
  });
});

describe('search_docs', () => {
  it('gives passages to cite, in its own tenant only', async () => {
    const documents = new Documents(database);
    const text = 'A parcel may be sent back within 30 days. The label is in the box.';
    await documents.put(tenantId, { id: 'returns', title: 'Sending back', text });
    const run = await new Turn().call('search_docs', { query: 'When may a parcel be returned?' });
    expect(run).toMatchObject({
      outcome: 'ok',
      evidence: 'retrieving',
      text: expect.stringContaining('returns#1'),
      passages: [{ id: 'returns#1', document: 'returns', title: 'Sending back', text, start: 0, end: text.length }],
    });
    expect(await new Turn().call('search_docs', { query: 'zebra' })).toMatchObject({
      outcome: 'ok',
      passages: [],
      text: expect.stringContaining('No passage'),
    });
  });
});

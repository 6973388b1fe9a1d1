import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { overrides } from '../../overrides/index.js';
import { hers, man, TestApp, woman } from '../support/app.js';

const contact = 'berta@paints.example';
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
  ({ id } = await app.conversation());
  for (const outbound of [`Write to ${contact}.`, 'Hello.', 'A colleague will call you in a minute.'])
    await app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: hers.id, draft: { outbound } });
  const guide = { id: 'guide', kind: 'agent', generatedBy: 'model' };
  const { id: other } = await app.conversation({ participants: [man, woman, guide] });
  await app.post(`/v1/conversations/${other}/messages?wait=30000`, { from: 'adam', text: `I am ${contact}.` });
  await app.get(`/v1/${contact}`);
});
afterAll(() => app.stop());

/** Every sample, by its name and labels. */
async function scrape(): Promise<Record<string, number>> {
  const { status, text } = await app.get('/metrics');
  expect(status).toBe(200);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('metrics', () => {
  it('count what ended in the whole installation, rule by rule, gate by gate, once', async () => {
    for (const time of ['first', 'second']) {
      const samples = await scrape();
      const counts = Object.fromEntries(
        [
          'overrule_turns_total{kind="draft",outcome="delivered"}',
          'overrule_turns_total{kind="draft",outcome="blocked"}',
          'overrule_turns_total{kind="model",outcome="delivered"}',
          'overrule_turns_total{kind="draft",outcome="capped"}',
          'overrule_override_evaluations_total{override="contact-scrub",mode="enforce"}',
          'overrule_override_fired_total{override="contact-scrub",mode="enforce"}',
          'overrule_override_fired_total{override="loop-cap",mode="enforce"}',
          'overrule_gate_verdicts_total{gate="unverified-claim",verdict="reject"}',
          'overrule_generation_seconds_count{dispatch="reply",state="done"}',
        ].map((name) => [name, samples[name]]),
      );
      expect([time, Object.values(counts)]).toEqual([time, [2, 1, 1, 0, 4, 1, 0, 1, 1]]);
    }
  });

  it('tell of each process what it answered, by the pattern of the route', async () => {
    const samples = await scrape();
    expect(
      samples['overrule_http_requests_total{method="POST",route="/v1/conversations/:id/messages",status="200"}'],
    ).toBe(4);
    expect(samples['overrule_http_requests_total{method="GET",route="none",status="404"}']).toBe(1);
    expect(samples['overrule_http_request_seconds_count{method="POST",route="/v1/conversations"}']).toBe(2);
  });

  it('tell what is waiting, how long the process takes for a turn of its loop, and what it uses', async () => {
    const samples = await scrape();
    for (const what of ['turns_open', 'turns_due', 'generations_open', 'handoffs_requested', 'outbox_waiting'])
      expect(samples[`overrule_backlog{what="${what}"}`]).toEqual(expect.any(Number));
    for (const name of [
      'overrule_queue_jobs{queue="turns",state="waiting"}',
      'overrule_queue_jobs{queue="generate",state="active"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect([name, samples[name]]).toEqual([name, expect.any(Number)]);
  });

  it('begin at zero for every rule, so that a rate sees the first firing', async () => {
    const samples = await scrape();
    for (const { rule } of overrides)
      expect(samples[`overrule_override_fired_total{override="${rule.id}",mode="shadow"}`]).toBe(0);
  });

  it('hold no contact, no text and no id', async () => {
    const { text } = await app.get('/metrics');
    for (const said of [contact, 'paints', 'Hello', 'adam', hers.id, id]) expect(text).not.toContain(said);
  });

  it("are for the first tenant's admin", async () => {
    const statuses = [
      await app.get('/metrics', { key: '' }),
      await app.get('/metrics', { key: await app.key({ scopes: ['converse', 'operate'] }) }),
      await app.get('/metrics', { key: await app.key({ scopes: ['admin'], tenant: 'another' }) }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it('count the turns of every tenant, also when two scrape at once', async () => {
    const key = await app.key({ scopes: ['converse', 'admin'], tenant: 'counted' });
    const name = 'overrule_turns_total{kind="draft",outcome="delivered"}';
    const before = (await scrape())[name] ?? 0;
    const { id: theirs } = await app.conversation({}, key);
    const post = (sent: object) =>
      app.post(`/v1/conversations/${theirs}/messages?wait=30000`, { from: hers.id, text: 'Hi.' }, { key, ...sent });
    await post({ idempotencyKey: randomUUID() });
    await Promise.all([scrape(), scrape(), scrape()]);
    expect((await scrape())[name]).toBe(before + 1);
  });
});

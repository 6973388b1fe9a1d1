import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import pg from 'pg';
import type { Running } from '../../src/boot.js';
import { once } from '../../src/queue/jobs.js';
import { ScriptedModel } from '../../src/models/scripted.js';
import { type Client, until } from './client.js';
import { violations } from './invariants.js';
import { Site } from './site.js';
import type { StartStore } from './stores.js';

const people = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
];
const outside = { participants: [...people, { id: 'guide', kind: 'agent' }] };
const withModel = {
  participants: [...people, { id: 'host', kind: 'agent', represents: 'eve', generatedBy: 'model' }],
};

/** Counts what it is asked. */
class CountingModel extends ScriptedModel {
  asked = 0;
  override generate(...args: Parameters<ScriptedModel['generate']>): ReturnType<ScriptedModel['generate']> {
    this.asked++;
    return super.generate(...args);
  }
}

/** What turns have to do whatever the queue does: jobs are lost, doubled and late, and nothing else changes. */
export function turnConformance(startStore: StartStore): void {
  describe('turns', () => {
    let site: Site;
    let sql: pg.Client;
    let api: Running & Client;
    const model = new CountingModel();

    beforeAll(async () => {
      site = await Site.open(startStore);
      sql = new pg.Client({ connectionString: site.database.superuserUrl });
      await sql.connect();
      api = await site.start('api');
    });
    afterAll(async () => {
      await sql.end();
      await site.close();
    });

    const rows = async (text: string): Promise<any[]> => (await sql.query(text)).rows;
    const unfinished = async (): Promise<number> => (await rows("select 1 from turn where state <> 'ended'")).length;
    const allEnded = () => until(async () => (await unfinished()) === 0);
    const draft = (conversationId: string, text: string) =>
      api.post(`/v1/conversations/${conversationId}/messages`, { from: 'guide', text });
    const write = (conversationId: string, text: string) =>
      api.post(`/v1/conversations/${conversationId}/messages`, { from: 'adam', text });
    const textsOf = (conversationId: string) =>
      rows(`select text from message where conversation_id = '${conversationId}' order by seq`).then((found) =>
        found.map(({ text }) => text as string),
      );
    const queue = (name: string): Queue => api.app.get<Queue>(getQueueToken(name), { strict: false });
    const working = async (roles: string, work: () => Promise<void>): Promise<void> => {
      const service = await site.start(roles, model);
      await work();
      await site.stop(service);
    };

    test('[S89] whose job was lost before anybody took it are decided all the same', async () => {
      const id = await api.conversation(outside);
      expect((await draft(id, 'one')).status).toBe(202);
      await site.store.wipe();
      await working('worker', allEnded);
      expect(await textsOf(id)).toEqual(['one']);
    });

    test('are decided once, though their job comes twenty times', async () => {
      const id = await api.conversation(outside);
      await draft(id, 'one');
      const [found] = await rows(`select tenant_id from conversation where id = '${id}'`);
      const data = { tenantId: found.tenant_id, conversationId: id };
      for (let n = 0; n < 20; n++) await queue('turns').add('turn', data, once);
      await working('worker', async () => {
        await allEnded();
        await until(async () => (await queue('turns').getWaitingCount()) === 0);
      });
      expect(await textsOf(id)).toEqual(['one']);
    });

    test('[S92] of one conversation leave in the order in which they were accepted, however many are posted at once', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => api.conversation(outside)));
      const accepted = new Map<string, string[]>();
      await working('worker', async () => {
        await Promise.all(
          ids.flatMap((id, at) => Array.from({ length: 10 }, (_, n) => draft(id, `draft ${n} in thread ${at}`))),
        );
        await allEnded();
      });
      for (const { conversation_id: id, text } of await rows(
        "select conversation_id, draft ->> 'outbound' as text from turn order by conversation_id, number",
      ))
        accepted.set(id, [...(accepted.get(id) ?? []), text]);
      for (const id of ids) {
        expect(await textsOf(id)).toEqual(accepted.get(id));
        expect(await textsOf(id)).toHaveLength(10);
      }
    });

    test('wait for a model that another process asks, and it is asked once for each question', async () => {
      const id = await api.conversation(withModel);
      const asked = model.asked;
      await working('worker,model', async () => {
        await write(id, 'Good morning! What are you reading?');
        await allEnded();
      });
      const generations = await rows(
        `select g.id from generation g join turn t on t.id = g.turn_id where t.conversation_id = '${id}'`,
      );
      expect(model.asked - asked).toBe(generations.length);
      expect(generations.length).toBeGreaterThan(0);
      expect(await textsOf(id)).toHaveLength(2);
    });

    test('whose question to a model was lost are asked again', async () => {
      const id = await api.conversation(withModel);
      await working('worker', async () => {
        await write(id, 'Good evening! What are you reading?');
        await until(async () => (await rows("select 1 from generation where state = 'pending'")).length > 0);
      });
      await site.store.wipe();
      await working('worker,model', allEnded);
      expect(await textsOf(id)).toHaveLength(2);
    });

    test('that ended long ago are not touched by jobs that come late, and no model is asked for them', async () => {
      const [before, asked] = [await rows('select count(*) from message'), model.asked];
      for (const { tenant_id: tenantId, id } of await rows('select tenant_id, id from generation'))
        await queue('generate').add('generate', { tenantId, generationId: id }, once);
      for (const { tenant_id: tenantId, id } of await rows('select tenant_id, id from conversation'))
        await queue('turns').add('turn', { tenantId, conversationId: id }, once);
      await working('worker,model', () =>
        until(async () =>
          (
            await Promise.all(['turns', 'generate'].map((name) => queue(name).getJobCountByTypes('wait', 'active')))
          ).every((count) => count === 0),
        ),
      );
      expect([await rows('select count(*) from message'), model.asked]).toEqual([before, asked]);
    });

    test('go on when a job holds what no job may hold', async () => {
      const id = await api.conversation(outside);
      await queue('turns').add('turn', { conversationId: 'not an id' }, once);
      await draft(id, 'one');
      await working('worker', async () => {
        await allEnded();
        await until(async () => (await queue('turns').getJobCountByTypes('wait', 'active')) === 0);
      });
      expect(await textsOf(id)).toEqual(['one']);
    });

    test('[S89] all end, though the queue is wiped five times while two workers are at them', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => api.conversation(outside)));
      await working('worker', () =>
        working('worker', async () => {
          for (let n = 0; n < 5; n++) {
            await Promise.all(ids.map((id) => draft(id, `draft ${n}`)));
            await site.store.wipe();
          }
          await allEnded();
        }),
      );
      for (const id of ids) expect(await textsOf(id)).toEqual(Array.from({ length: 5 }, (_, n) => `draft ${n}`));
    });

    test('break no invariant by any of this', async () => {
      expect(await violations(site.database.superuserUrl)).toEqual({});
    });
  });
}

import 'reflect-metadata';
import { Body, Controller, HttpCode, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Queue, Worker } from 'bullmq';
import { readSettings } from '../../../src/config/settings.js';
import { chooseStore } from '../../../src/queue/backend.js';
import { once } from '../../../src/queue/jobs.js';
import { drainsAtOnce } from '../../../src/queue/turn.worker.js';
import { Database } from '../../../src/store/database.js';

/**
 * The least a service could do with a message, on the same framework, pool, prepared statements and queue settings:
 * one insert, one bare job, one update. No key, no rule, no order, no event.
 */
const settings = readSettings();
const database = new Database(settings.databaseUrl ?? '');
const postgres = { kind: 'postgres' as const, url: settings.databaseUrl ?? '' };
const { producers, consumers, prefix } = chooseStore(settings.queue ?? postgres);
const queueName = 'floor';

function work(): () => Promise<void> {
  let ended: string[] = [];
  const tell = () => {
    process.send?.(ended);
    ended = [];
  };
  const worker = new Worker<{ id: string }>(
    queueName,
    async ({ data: { id } }) => {
      await database.query("update floor_message set state = 'ended', ended_at = clock_timestamp() where id = $1", [
        id,
      ]);
      if (ended.push(id) === 1) setImmediate(tell);
    },
    { connection: consumers, prefix, concurrency: drainsAtOnce },
  );
  return () => worker.close();
}

async function listen(): Promise<{ url: string; close: () => Promise<void> }> {
  const queue = new Queue<{ id: string }>(queueName, { connection: producers, prefix });

  @Controller('v1/conversations/:id/messages')
  class MessagesController {
    @Post()
    @HttpCode(202)
    async post(@Param('id') id: string, @Body() body: object): Promise<{ messageId: string }> {
      const sql = "insert into floor_message (conversation_id, body, state) values ($1, $2, 'pending') returning id";
      const [row] = await database.query<{ id: string }>(sql, [id, body]);
      if (!row) throw new Error('the insert answered no row');
      await queue.add('message', { id: row.id }, once);
      return { messageId: row.id };
    }
  }

  @Module({ controllers: [MessagesController] })
  class FloorModule {}

  const app = await NestFactory.create<NestFastifyApplication>(FloorModule, new FastifyAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  const close = async () => {
    await app.close();
    await queue.close();
  };
  return { url: await app.getUrl(), close };
}

const api = settings.roles.includes('api') ? await listen() : null;
const stopWork = settings.roles.includes('worker') ? work() : null;
process.stdout.write(`The floor ${api ? `listens on ${api.url}` : 'runs'}\n`);
process.once('SIGTERM', () => {
  void (async () => {
    await stopWork?.();
    await api?.close();
    await database.close();
    process.exit(0);
  })();
});

import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type Parts } from './app.module.js';
import type { QueueAddress } from './config/queue-address.js';
import type { Settings } from './config/settings.js';
import { builtInPolicies } from './domain/policies/index.js';
import { firstKey, type FirstKey } from './first-key.js';
import { configureHttp, fastifyOptions } from './http/configure.js';
import { onlyHealth } from './http/only-health.js';
import { type Chosen, chooseModel } from './models/choose.js';
import type { Model } from './models/model.js';
import { ScriptedModel } from './models/scripted.js';
import { logger } from './observe/logger.js';
import { Outages } from './observe/outages.js';
import { untilReachable } from './observe/reachable.js';
import { chooseStore, nameOfPostgres, nameOfQueue, type QueueStore } from './queue/backend.js';
import { checkRedis } from './queue/redis-check.js';
import { Database } from './store/database.js';
import { firstTenant, Keys } from './store/keys.js';
import { openDatabase, openQueueDatabase } from './store/open.js';

export interface Running {
  /** Where it listens: the API, or without that role only its health; null when it does not. */
  url: string | null;
  /** Null without the role `api`, which alone asks for keys. */
  key: FirstKey | null;
  /** Sentences the person who starts the program should see. */
  notes: string[];
  /** Which model speaks, in a sentence; null without that role. */
  speaker: string | null;
  app: NestFastifyApplication;
  close(): Promise<void>;
}

/** Starts the roles of the settings on a migrated database. Throws one clear line when it cannot. */
export async function boot(settings: Settings, model?: Model): Promise<Running> {
  Logger.overrideLogger(logger(settings.logLevel));
  const chosen = await modelFor(settings, model);
  const place = await openDatabase(settings).catch(async (error: unknown) => {
    await chosen.model.close?.();
    throw error;
  });
  const database = new Database(place.url);
  try {
    const key = await makeFirst(settings, database);
    const queue: QueueAddress = settings.queue ?? { kind: 'postgres', url: place.url };
    const queueStore = await openQueue(settings, queue);
    const names = { database: nameOfPostgres(place.url), queue: nameOfQueue(queue) };
    const app = await start({ settings, database, model: chosen.model, queueStore, outages: new Outages(names) });
    const close = async () => {
      await app.close();
      queueStore.close();
      await chosen.model.close?.();
      await place.stop();
    };
    const url = settings.listens ? await app.getUrl() : null;
    return { url, key, notes: place.notes, speaker: chosen.note, app, close };
  } catch (error) {
    await database.close();
    await chosen.model.close?.();
    await place.stop();
    throw error;
  }
}

/** A process without the role needs no model, and loads none. */
async function modelFor(
  settings: Settings,
  given: Model | undefined,
): Promise<Omit<Chosen, 'note'> & { note: string | null }> {
  if (given) return { model: given, note: `The model is ${given.name}.` };
  return settings.roles.includes('model') ? chooseModel(settings) : { model: new ScriptedModel(), note: null };
}

/** What the first start of all makes: the tenant, its policies, its key. */
async function makeFirst(settings: Settings, database: Database): Promise<FirstKey | null> {
  const keys = new Keys(database);
  const tenantId = await keys.ensureTenant(firstTenant, builtInPolicies);
  if (!settings.roles.includes('api')) return null;
  const key = await firstKey(settings.dataDir, settings.adminKey);
  await keys.ensureKey(tenantId, key.key);
  return key;
}

/** Waits until the queue's server is there and finds out whether it may hold a queue. */
async function openQueue(settings: Settings, queue: QueueAddress): Promise<QueueStore> {
  if (queue.kind === 'redis')
    return chooseStore(queue, await untilReachable(nameOfQueue(queue), () => checkRedis(queue)));
  if (settings.queue) await openQueueDatabase(queue.url, settings);
  return chooseStore(queue);
}

async function start(parts: Parts): Promise<NestFastifyApplication> {
  const { settings, queueStore } = parts;
  const adapter = new FastifyAdapter(fastifyOptions);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(parts), adapter, {
    logger: logger(settings.logLevel),
    abortOnError: false,
    bodyParser: false,
  });
  try {
    if (!settings.roles.includes('api')) onlyHealth(app);
    await configureHttp(app, settings);
    if (settings.listens) await app.listen(settings.port, settings.host);
    else await app.init();
    return app;
  } catch (error) {
    // The workers run already, and would lose the database under their feet.
    await app.close();
    queueStore.close();
    throw withAdvice(error, settings);
  }
}

function withAdvice(error: unknown, { port, host }: Settings): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  return new Error(
    `the port ${port} of ${host} is in use; end what listens there, or set PORT to another one, or to 0 for any free one`,
  );
}

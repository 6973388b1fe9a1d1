import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Settings } from './config/settings.js';
import { builtInPolicies } from './domain/policies/index.js';
import { firstKey, type FirstKey } from './first-key.js';
import { configureHttp, fastifyOptions } from './http/configure.js';
import { type Chosen, chooseModel } from './models/choose.js';
import type { Model } from './models/model.js';
import { ScriptedModel } from './models/scripted.js';
import { logger } from './observe/logger.js';
import { chooseStore } from './queue/backend.js';
import { Database } from './store/database.js';
import { startEmbedded } from './store/embedded.js';
import { firstTenant, Keys } from './store/keys.js';
import { verifyHistory } from './store/migrate-history.js';
import { assertSafeRole } from './store/migrate-role.js';
import { migrate } from './store/migrate.js';

export interface Running {
  /** Where the API listens; null without that role. */
  url: string | null;
  key: FirstKey;
  /** Sentences the person who starts the program should see. */
  notes: string[];
  /** Which model speaks, in a sentence; null without that role. */
  speaker: string | null;
  app: NestFastifyApplication;
  close(): Promise<void>;
}

/** Starts the roles of the settings on a migrated database. Throws one clear line when it cannot. */
export async function boot(settings: Settings, model?: Model): Promise<Running> {
  const chosen = await modelFor(settings, model);
  const place = await openDatabase(settings).catch(async (error: unknown) => {
    await chosen.model.close?.();
    throw error;
  });
  const database = new Database(place.url);
  try {
    const keys = new Keys(database);
    const tenantId = await keys.ensureTenant(firstTenant, builtInPolicies);
    const key = await firstKey(settings.dataDir, settings.adminKey);
    await keys.ensureKey(tenantId, key.key);
    const app = await start(settings, database, chosen.model, settings.queueUrl ?? place.url);
    const close = async () => {
      await app.close();
      await chosen.model.close?.();
      await place.stop();
    };
    const url = settings.roles.includes('api') ? await app.getUrl() : null;
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

async function start(
  settings: Settings,
  database: Database,
  model: Model,
  queueUrl: string,
): Promise<NestFastifyApplication> {
  const parts = { settings, database, queueStore: chooseStore(queueUrl), model };
  const adapter = new FastifyAdapter(fastifyOptions);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(parts), adapter, {
    logger: logger(settings.logLevel),
    abortOnError: false,
    bodyParser: false,
  });
  try {
    await configureHttp(app, settings);
    if (settings.roles.includes('api')) await app.listen(settings.port, settings.host);
    else await app.init();
    return app;
  } catch (error) {
    // The workers run already, and would lose the database under their feet.
    await app.close();
    throw withAdvice(error, settings);
  }
}

function withAdvice(error: unknown, { port, host }: Settings): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  return new Error(
    `the port ${port} of ${host} is in use; end what listens there, or set PORT to another one, or to 0 for any free one`,
  );
}

/** The database of the settings, or the embedded one; at this version, and under a role that row-level security binds. */
async function openDatabase(settings: Settings): Promise<{ url: string; notes: string[]; stop(): Promise<void> }> {
  const { databaseUrl, databaseMigrateUrl } = settings;
  const place = databaseUrl
    ? { url: databaseUrl, migrateUrl: databaseMigrateUrl, notes: [], stop: () => Promise.resolve() }
    : await startEmbedded(settings.dataDir);
  try {
    await assertSafeRole(place.url);
    if (place.migrateUrl) await migrate({ ownerUrl: place.migrateUrl, appUrl: place.url });
    await verifyHistory(place.url);
    return place;
  } catch (error) {
    await place.stop();
    throw error;
  }
}

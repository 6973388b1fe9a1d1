import { boot, type Running } from '../../src/boot.js';
import { readSettings } from '../../src/config/settings.js';
import type { Model } from '../../src/models/model.js';
import { ScriptedModel } from '../../src/models/scripted.js';
import { Client } from './client.js';
import { freshDatabase, type TestDatabase } from './database.js';
import type { StartStore, TestStore } from './stores.js';

export const adminKey = `ovr_${'k'.repeat(43)}`;

/** One database and one queue, on which services of any roles come and go. */
export class Site {
  private readonly running = new Set<Running>();

  private constructor(
    readonly database: TestDatabase,
    readonly store: TestStore,
  ) {}

  static async open(startStore: StartStore): Promise<Site> {
    const database = await freshDatabase();
    return new Site(database, await startStore(database));
  }

  /** What a service of this site is told. */
  env(roles: string): Record<string, string> {
    return { ROLES: roles, PORT: '0', DATABASE_URL: this.database.url, ADMIN_KEY: adminKey, ...this.store.env };
  }

  async start(roles: string, model: Model = new ScriptedModel()): Promise<Running & Client> {
    const running = await boot(readSettings({ LOG_LEVEL: 'error', ...this.env(roles) }), model);
    this.running.add(running);
    return Object.assign(new Client(running.url ?? '', adminKey), running);
  }

  async stop(service: Running): Promise<void> {
    for (const one of this.running) if (one.app === service.app && this.running.delete(one)) await one.close();
  }

  async close(): Promise<void> {
    for (const running of this.running) await running.close();
    this.running.clear();
    await this.store.stop();
    await this.database.drop();
  }
}

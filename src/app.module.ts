import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from './config/settings.js';
import { SETTINGS } from './config/settings.token.js';
import { HttpModule } from './http/http.module.js';
import type { Model } from './models/model.js';
import type { Outages } from './observe/outages.js';
import type { QueueStore } from './queue/backend.js';
import { QueueModule } from './queue/queue.module.js';
import type { Database } from './store/database.js';
import { StoreModule } from './store/store.module.js';

export interface Parts {
  settings: Settings;
  database: Database;
  queueStore: QueueStore;
  model: Model;
  outages: Outages;
}

@Global()
@Module({})
class SettingsModule {
  static with(settings: Settings): DynamicModule {
    return { module: SettingsModule, providers: [{ provide: SETTINGS, useValue: settings }], exports: [SETTINGS] };
  }
}

/** The one composition root: what a process is made of follows from its roles. */
@Module({})
export class AppModule {
  static of({ settings, database, queueStore, model, outages }: Parts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings),
        StoreModule.on(database, outages),
        QueueModule.for(settings, queueStore, model),
        HttpModule,
      ],
    };
  }
}

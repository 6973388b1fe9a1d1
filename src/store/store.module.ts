import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Outages } from '../observe/outages.js';
import { reasonOf } from '../observe/reachable.js';
import { Activity } from './activity.js';
import { Announcements } from './announcements.js';
import { Database } from './database.js';
import { Documents } from './documents.js';
import { DueWork } from './due.js';
import { Effects } from './effects.js';
import { Keys } from './keys.js';
import { News } from './news.js';
import { Policies } from './policies.js';
import { Turns } from './turns.js';

/** The database and the few classes that speak to it. Closed last: everything else uses it while it stops. */
@Global()
@Module({})
export class StoreModule implements OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly announcements: Announcements,
    private readonly news: News,
  ) {}

  static on(database: Database, outages: Outages): DynamicModule {
    const over = [Activity, Effects, Keys, Policies, Documents, DueWork, Turns].map((kind) => ({
      provide: kind,
      useValue: new kind(database),
    }));
    const complain = (line: string) => (error: unknown) =>
      void outages.complain('database', `${line}: ${reasonOf(error)}`);
    const announcements = new Announcements(database, complain('news could not be announced'));
    const news = new News(database.url, complain('the connection for news was lost'));
    return {
      module: StoreModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: Outages, useValue: outages },
        { provide: Announcements, useValue: announcements },
        { provide: News, useFactory: () => news.open().then(() => news) },
        ...over,
      ],
      exports: [Database, Outages, Announcements, News, Activity, Effects, Keys, Policies, Documents, DueWork, Turns],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.announcements.settled();
    await this.news.close();
    await this.database.close();
  }
}

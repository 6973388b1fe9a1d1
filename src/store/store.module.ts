import { type DynamicModule, Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
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

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The database and the few classes that speak to it. Closed last: everything else uses it while it stops. */
@Global()
@Module({})
export class StoreModule implements OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly announcements: Announcements,
    private readonly news: News,
  ) {}

  static on(database: Database): DynamicModule {
    const logger = new Logger('Store');
    const over = [Activity, Effects, Keys, Policies, Documents, DueWork, Turns].map((kind) => ({
      provide: kind,
      useValue: new kind(database),
    }));
    const announcements = new Announcements(database, (error) =>
      logger.warn(`news could not be announced: ${reasonOf(error)}`),
    );
    const news = new News(database.url, (error) => logger.warn(`the connection for news was lost: ${reasonOf(error)}`));
    return {
      module: StoreModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: Announcements, useValue: announcements },
        { provide: News, useFactory: () => news.open().then(() => news) },
        ...over,
      ],
      exports: [Database, Announcements, News, Activity, Effects, Keys, Policies, Documents, DueWork, Turns],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.announcements.settled();
    await this.news.close();
    await this.database.close();
  }
}

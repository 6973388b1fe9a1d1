import { BullModule, Processor } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { queueNames } from '../domain/queues.js';
import { Generate } from '../generate/generate.js';
import type { Model } from '../models/model.js';
import { type Around, Pipeline } from '../pipeline.js';
import { Announcements } from '../store/announcements.js';
import { Database } from '../store/database.js';
import { News } from '../store/news.js';
import { Policies } from '../store/policies.js';
import { Turns } from '../store/turns.js';
import { Tools } from '../tools/tools.js';
import type { QueueStore } from './backend.js';
import { Doorbell } from './doorbell.js';
import { GenerateWorker } from './generate.worker.js';
import { Progress } from './progress.js';
import { Sweeper } from './sweeper.js';
import { TurnWorker } from './turn.worker.js';

/** The queues, and the workers of the roles this process has. */
@Global()
@Module({})
export class QueueModule {
  static for(settings: Settings, store: QueueStore, model: Model): DynamicModule {
    const { connection, prefix } = store;
    const worker: Provider[] = [...pipeline, TurnWorker, Sweeper];
    const roles: Record<string, Provider[]> = { worker, model: modelWorker(settings, model), api: [] };
    return {
      module: QueueModule,
      imports: [
        BullModule.forRoot({ connection, prefix }),
        BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
      ],
      providers: [Doorbell, Progress, ...settings.roles.flatMap((role) => roles[role] ?? [])],
      exports: [Doorbell, Progress],
    };
  }
}

/** How the pipeline is injected what is around it. */
const AROUND = Symbol('around');

const pipeline: Provider[] = [
  { provide: Tools, inject: [Database], useFactory: toolsOf },
  { provide: AROUND, inject: [Announcements, Doorbell], useFactory: aroundOf },
  {
    provide: Pipeline,
    inject: [Turns, Policies, Tools, AROUND],
    useFactory: (turns: Turns, policies: Policies, tools: Tools, around: Around) =>
      new Pipeline(turns, policies, tools, around),
  },
];

const reason = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function toolsOf(database: Database): Tools {
  const logger = new Logger(Tools.name);
  return new Tools(database, {
    broken: (tool, error) => logger.error(`the tool ${tool} broke: ${reason(error)}`),
  });
}

function aroundOf(announcements: Announcements, doorbell: Doorbell): Around {
  const logger = new Logger(Pipeline.name);
  return {
    announce: (tenantId, conversationId) => announcements.announce(tenantId, conversationId),
    askModel: (tenantId, generationId) => doorbell.askModel(tenantId, generationId),
    broken: ({ turnId }, thrown) =>
      thrown.forEach(({ rule, error }) => logger.error(`the rule ${rule} broke on turn ${turnId}: ${reason(error)}`)),
    failed: ({ turnId }, error) => logger.error(`turn ${turnId} could not be decided: ${reason(error)}`),
  };
}

function modelWorker(settings: Settings, model: Model): Provider[] {
  Processor('generate', { concurrency: settings.modelConcurrency })(GenerateWorker);
  const generate: Provider = {
    provide: Generate,
    inject: [Turns, News],
    useFactory: (turns: Turns, news: News) => new Generate(turns, news, model, settings.modelTimeoutMs),
  };
  return [generate, GenerateWorker];
}

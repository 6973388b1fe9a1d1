import { BullModule, getQueueToken, Processor } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { type QueueName, queueNames } from '../domain/queues.js';
import { Generate } from '../generate/generate.js';
import type { Model } from '../models/model.js';
import { Outages } from '../observe/outages.js';
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
import { Pulse } from './pulse.js';
import { Sweeper } from './sweeper.js';
import { drainsAtOnce, TurnWorker } from './turn.worker.js';

/** The queues, and the workers of the roles this process has. */
@Global()
@Module({})
export class QueueModule {
  static for(settings: Settings, store: QueueStore, model: Model): DynamicModule {
    const { producers: connection, prefix } = store;
    const roles = { worker: turnWorker(store), model: modelWorker(settings, store, model), api: [] };
    return {
      module: QueueModule,
      imports: [
        BullModule.forRoot({ connection, prefix }),
        BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
      ],
      providers: [doorbell, Progress, pulse(settings), ...settings.roles.flatMap((role) => roles[role])],
      exports: [Doorbell, Progress],
    };
  }
}

/** How the pipeline is injected what is around it. */
const AROUND = Symbol('around');

const pipeline: Provider[] = [
  { provide: Tools, inject: [Database], useFactory: toolsOf },
  { provide: AROUND, inject: [Announcements, Doorbell, Outages], useFactory: aroundOf },
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

const doorbell: Provider = {
  provide: Doorbell,
  inject: [getQueueToken('turns'), getQueueToken('generate'), Outages],
  useFactory: (...parts: ConstructorParameters<typeof Doorbell>) => new Doorbell(...parts),
};

/** What each role takes jobs from. */
const takenBy: Record<Settings['roles'][number], readonly QueueName[]> = {
  api: [],
  worker: ['turns'],
  model: ['generate'],
};

const pulse = ({ roles }: Settings): Provider => ({
  provide: Pulse,
  inject: [Database, Doorbell, Progress, Outages],
  useFactory: (database: Database, bell: Doorbell, progress: Progress, outages: Outages) =>
    new Pulse({ database, doorbell: bell, progress, outages, takes: roles.flatMap((role) => takenBy[role]) }),
});

function aroundOf(announcements: Announcements, doorbell: Doorbell, outages: Outages): Around {
  const logger = new Logger(Pipeline.name);
  return {
    announce: (tenantId, conversationId) => announcements.announce(tenantId, conversationId),
    askModel: (tenantId, generationId) => doorbell.askModel(tenantId, generationId),
    broken: ({ turnId }, thrown) =>
      thrown.forEach(({ rule, error }) => logger.error(`the rule ${rule} broke on turn ${turnId}: ${reason(error)}`)),
    failed: ({ turnId }, error) =>
      void outages.complain('database', `turn ${turnId} could not be decided: ${reason(error)}`, 'error'),
  };
}

function turnWorker({ consumers }: QueueStore): Provider[] {
  Processor('turns', { concurrency: drainsAtOnce, connection: consumers })(TurnWorker);
  return [...pipeline, TurnWorker, Sweeper];
}

function modelWorker(settings: Settings, { consumers }: QueueStore, model: Model): Provider[] {
  Processor('generate', { concurrency: settings.modelConcurrency, connection: consumers })(GenerateWorker);
  const generate: Provider = {
    provide: Generate,
    inject: [Turns, News],
    useFactory: (turns: Turns, news: News) => {
      const { modelTimeoutMs: timeoutMs, modelThoughts: thoughts } = settings;
      const tell = (line: string) => new Logger('Model').warn(line);
      return new Generate(turns, news, model, { timeoutMs, thoughts, tell });
    },
  };
  return [generate, GenerateWorker];
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScriptLine } from '../../../src/models/script.js';
import { man, woman } from '../../support/app.js';
import { MisbehavingModel } from '../../support/misbehaving-model.js';
import { tinyLimits, withoutTinyModel, writeTinyModel } from '../../support/tiny-model.js';
import type { Model } from '../../../src/models/model.js';
import { GgufModel } from '../../../src/models/gguf/model.js';

type Calls = NonNullable<Extract<ScriptLine, { calls?: unknown }>['calls']>;
const call = (name: string, given: object): { calls: Calls } => ({ calls: [{ name, arguments: given }] });
const plan = (tools: string[], kind = 'conversational') => call('make_plan', { answer_kind: kind, tools });

interface Conversation {
  what: string;
  says: string;
  plan: { calls: Calls };
  replies: { text?: string; calls?: Calls }[];
  ends: object;
}

/** What the models are given to say, and how it ends. A real model says what it likes. */
export const conversations: readonly Conversation[] = [
  {
    what: 'small talk',
    says: 'Good evening!',
    plan: plan([]),
    replies: [{ text: 'Good evening to you. How was the day?' }],
    ends: { outcome: 'delivered', dispatches: 2, delivered: { outbound: 'Good evening to you. How was the day?' } },
  },
  {
    what: 'a sum that a tool computes',
    says: 'What is 73291 times 8457?',
    plan: plan(['calculate'], 'tool_computed'),
    replies: [
      call('calculate', { expression: '73291 * 8457' }),
      call('provide_answer', { answer: 'It comes to 619821987.' }),
    ],
    ends: { outcome: 'delivered', dispatches: 3, delivered: { outbound: 'It comes to 619821987.' } },
  },
  {
    what: 'a wish for a person',
    says: 'Can I speak to a person, please?',
    plan: plan([]),
    replies: [
      {
        calls: [
          { name: 'provide_answer', arguments: { answer: 'Somebody will read this soon.' } },
          { name: 'request_handoff', arguments: { reason: 'He asks for one.' } },
        ],
      },
    ],
    ends: { outcome: 'handed_off', dispatches: 2 },
  },
];

/** An adapter, ready for the suite: what the application is started with, and what has to be ended. */
export interface Ready {
  environment: Record<string, string>;
  model?: Model;
  stop(): Promise<void>;
}

export const adapters: {
  adapter: string;
  skipped: string | null;
  obeys: boolean;
  ready(folder: string): Promise<Ready>;
}[] = [
  { adapter: 'a model server', skipped: null, obeys: true, ready: server },
  { adapter: 'a file of generations', skipped: null, obeys: true, ready: script },
  { adapter: 'a GGUF file in the process', skipped: withoutTinyModel, obeys: false, ready: file },
];

async function server(): Promise<Ready> {
  const served = await MisbehavingModel.start();
  for (const { plan: planned, replies } of conversations) {
    served.will('plan', [planned]);
    served.will('reply', replies);
  }
  return { environment: { MODEL_URL: served.url, MODEL_NAME: 'm' }, stop: () => served.stop() };
}

async function script(folder: string): Promise<Ready> {
  const lines = conversations.flatMap(({ plan: planned, replies }) => [
    { dispatch: 'plan', ...planned },
    ...replies.map((reply) => ({ dispatch: 'reply', ...reply })),
  ]);
  const name = path.join(folder, 'generations.jsonl');
  await writeFile(name, lines.map((line) => JSON.stringify(line)).join('\n'));
  return { environment: { MODEL_SCRIPT: name }, stop: () => Promise.resolve() };
}

async function file(folder: string): Promise<Ready> {
  const settings = { file: await writeTinyModel(folder), concurrency: 1, threads: 1, ...tinyLimits };
  const model = await GgufModel.load(settings);
  // The application frees what it was given.
  return { environment: {}, model, stop: () => Promise.resolve() };
}

export const participants = [man, woman, { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' }];

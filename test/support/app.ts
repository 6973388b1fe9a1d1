import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boot, type Running } from '../../src/boot.js';
import { readSettings } from '../../src/config/settings.js';
import type { Model } from '../../src/models/model.js';
import { freshDatabase, type TestDatabase } from './database.js';

export interface Answer {
  status: number;
  headers: Headers;
  /** The body as it was sent. */
  text: string;
  /** Has no type before it is looked at. */
  body: any;
}

interface Sent {
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: string | Buffer;
  key?: string;
  /** A new one for each POST unless it is given; null sends none. */
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
}

/** The whole application on a database of its own, spoken to from outside. */
export class TestApp {
  private constructor(
    readonly database: TestDatabase,
    private readonly folder: string,
    readonly running: Running,
    readonly url: string,
  ) {}

  static async start(environment: Record<string, string> = {}, model?: Model): Promise<TestApp> {
    const database = await freshDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
    const settings = readSettings({
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...environment,
    });
    const running = await boot(settings, model);
    if (!running.url) throw new Error('a test application needs the role "api"');
    return new TestApp(database, folder, running, running.url.replace('[::1]', '127.0.0.1'));
  }

  /** The key with every scope of the first tenant. */
  get admin(): string {
    return this.running.key?.key ?? '';
  }

  async stop(): Promise<void> {
    await this.running.close();
    await this.database.drop();
    await rm(this.folder, { recursive: true });
  }

  async call(
    method: string,
    route: string,
    { body, raw, key = this.admin, idempotencyKey, headers = {} }: Sent = {},
  ): Promise<Answer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const sent: Record<string, string> = {};
    if (key !== '') sent.authorization = `Bearer ${key}`;
    if (payload !== undefined) sent['content-type'] = 'application/json';
    if (method === 'POST' && idempotencyKey !== null) sent['idempotency-key'] = idempotencyKey ?? randomUUID();
    const response = await fetch(this.url + route, { method, headers: { ...sent, ...headers }, body: payload });
    const text = await response.text();
    const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  }

  get = (route: string, sent: Sent = {}): Promise<Answer> => this.call('GET', route, sent);

  post = (route: string, body: unknown, sent: Sent = {}): Promise<Answer> =>
    this.call('POST', route, { body, ...sent });

  /** A new conversation under `dating`: a man, a woman, and her outside agent, unless it is said otherwise. */
  async conversation(change: object = {}, key?: string): Promise<Answer['body']> {
    const { status, body, text } = await this.post(
      '/v1/conversations',
      { participants: [man, woman, hers], ...change },
      { key },
    );
    if (status !== 201) throw new Error(`no conversation: ${text}`);
    return body;
  }

  /** A key as the admin makes one. */
  async key(made: object): Promise<string> {
    const { status, body, text } = await this.post('/v1/admin/keys', { name: 'made for a test', ...made });
    if (status !== 201) throw new Error(`no key: ${text}`);
    return body.key;
  }
}

export const man = { id: 'adam', kind: 'human', role: 'man' };
export const woman = { id: 'eve', kind: 'human', role: 'woman' };
export const hers = { id: 'agent-of-eve', kind: 'agent', represents: 'eve' };

/** A key that nobody has. */
export const unknownKey = (): string => `ovr_${randomBytes(32).toString('base64url')}`;

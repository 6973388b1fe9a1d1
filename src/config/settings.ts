import path from 'node:path';
import { z } from 'zod';
import { nearMisses } from './near-misses.js';
import { queueAddress } from './queue-address.js';

const roles = ['api', 'worker', 'model'] as const;

/** A key that somebody brings along. Ours are `ovr_` and 256 random bits; a shorter one may be guessed, so there is a least length. */
export const keyPattern = /^[\x21-\x7e]{16,200}$/;

const makeKey = `node -p "'ovr_' + require('crypto').randomBytes(32).toString('base64url')"`;

/** Printed after the problem; also the list of the names we know. */
const examples = {
  PORT: 'PORT=3000, or PORT=0 for any free port',
  HOST: 'HOST=127.0.0.1',
  ROLES: 'ROLES=api,worker,model',
  DATABASE_URL: 'DATABASE_URL=postgres://overrule_app:password@localhost:5432/overrule',
  DATABASE_MIGRATE_URL: 'DATABASE_MIGRATE_URL=postgres://overrule_owner:password@localhost:5432/overrule',
  QUEUE_URL: 'QUEUE_URL=redis://localhost:6379',
  DATA_DIR: 'DATA_DIR=.data',
  ADMIN_KEY: `the output of ${makeKey}`,
  MODEL_URL: 'MODEL_URL=http://localhost:11434/v1',
  MODEL_NAME: 'MODEL_NAME=qwen3:8b',
  MODEL_KEY: 'MODEL_KEY=the-key-of-the-model-server',
  MODEL_FILE: 'MODEL_FILE=models/qwen3-8b-q4_k_m.gguf',
  MODEL_SCRIPT: 'MODEL_SCRIPT=generations.jsonl',
  MODEL_CONCURRENCY: 'MODEL_CONCURRENCY=2',
  MODEL_TIMEOUT_MS: 'MODEL_TIMEOUT_MS=60000',
  MODEL_THOUGHTS: 'MODEL_THOUGHTS=off',
  RATE_LIMIT: 'RATE_LIMIT=1000',
  LOG_LEVEL: 'LOG_LEVEL=info',
};
type Variable = keyof typeof examples;
const known = Object.keys(examples) as Variable[];

const schema = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  ROLES: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles, `must be a list of ${roles.join(', ')}`)))
    .transform((named) => roles.filter((role) => named.includes(role)))
    .default([...roles]),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_MIGRATE_URL: address(['postgres:', 'postgresql:']).optional(),
  QUEUE_URL: queue().optional(),
  DATA_DIR: z.string().default('.data'),
  ADMIN_KEY: z.string().regex(keyPattern, 'must be 16 to 200 visible letters; 256 random bits are best').optional(),
  MODEL_URL: address(['http:', 'https:']).optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_KEY: z.string().optional(),
  MODEL_FILE: z.string().optional(),
  MODEL_SCRIPT: z.string().optional(),
  MODEL_CONCURRENCY: wholeNumber(1, 1024, 2),
  MODEL_TIMEOUT_MS: wholeNumber(1, 3_600_000, 60_000),
  MODEL_THOUGHTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RATE_LIMIT: wholeNumber(1, 1_000_000, 1000),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug'], 'must be error, warn, info or debug').default('info'),
});

export type Settings = ReturnType<typeof readSettings>;

/** A setting is wrong. The message is one line for the person who starts the program, and holds no secret. */
export class SettingsError extends Error {
  constructor(variable: Variable, problem: string) {
    super(`${variable} ${problem}; for example: ${examples[variable]}`);
    this.name = 'SettingsError';
  }
}

/**
 * The whole environment, checked; nothing else reads it.
 * A variable set to nothing counts as left out, because compose files pass empty ones.
 * @throws SettingsError for the first wrong value
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(known.map((name) => [name, env[name]?.trim() || undefined]));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(issue?.path[0] as Variable, issue?.message ?? 'is wrong');
  }
  const value = parsed.data;
  if (value.DATABASE_MIGRATE_URL && !value.DATABASE_URL) {
    throw new SettingsError(
      'DATABASE_URL',
      'is missing beside DATABASE_MIGRATE_URL: the program itself logs in with it',
    );
  }
  return {
    port: value.PORT,
    /** Without the role `api` only the health of the process is told, and only to who asks for it by PORT. */
    listens: value.ROLES.includes('api') || given.PORT !== undefined,
    host: value.HOST,
    roles: value.ROLES,
    databaseUrl: value.DATABASE_URL,
    databaseMigrateUrl: value.DATABASE_MIGRATE_URL,
    /** The database, when it is left out. */
    queue: value.QUEUE_URL,
    /** Absolute. */
    dataDir: path.resolve(value.DATA_DIR),
    adminKey: value.ADMIN_KEY,
    model: modelOf(value),
    modelConcurrency: value.MODEL_CONCURRENCY,
    modelTimeoutMs: value.MODEL_TIMEOUT_MS,
    /** Whether corrections also come as thoughts in the model's own voice. */
    modelThoughts: value.MODEL_THOUGHTS === 'on',
    /** Requests per key and second. */
    rateLimit: value.RATE_LIMIT,
    logLevel: value.LOG_LEVEL,
    /** One line each, to be shown at the start. */
    warnings: [
      ...nearMisses(Object.keys(env), known),
      ...(['MODEL_NAME', 'MODEL_KEY'] as const)
        .filter((name) => value[name] && !value.MODEL_URL)
        .map((name) => `${name} has no effect without MODEL_URL`),
    ],
  };
}

/** Where generations come from. */
export type ModelSettings =
  | { kind: 'server'; url: string; name?: string; key?: string }
  | { kind: 'file' | 'script'; file: string }
  | { kind: 'demo' };

function modelOf(value: z.infer<typeof schema>): ModelSettings {
  const [one, other] = (['MODEL_URL', 'MODEL_FILE', 'MODEL_SCRIPT'] as const).filter((name) => value[name]);
  if (one && other)
    throw new SettingsError(other, `cannot be set beside ${one}: one model speaks; leave one of them out`);
  const { MODEL_URL, MODEL_NAME, MODEL_KEY, MODEL_FILE, MODEL_SCRIPT } = value;
  if (MODEL_URL) return { kind: 'server', url: MODEL_URL, name: MODEL_NAME, key: MODEL_KEY };
  if (MODEL_FILE) return { kind: 'file', file: path.resolve(MODEL_FILE) };
  return MODEL_SCRIPT ? { kind: 'script', file: path.resolve(MODEL_SCRIPT) } : { kind: 'demo' };
}

function wholeNumber(least: number, most: number, otherwise: number) {
  const problem = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, problem)
    .transform(Number)
    .pipe(z.number().min(least, problem).max(most, problem))
    .default(otherwise);
}

function queue() {
  return z.string().transform((text, context) => {
    const found = queueAddress(text);
    if (!('problem' in found)) return found;
    context.addIssue({ code: 'custom', message: found.problem });
    return z.NEVER;
  });
}

function address(protocols: string[]) {
  const problem = `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, problem);
}

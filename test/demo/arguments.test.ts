import { expect, test } from '@jest/globals';
import { readDemoSettings } from '../../src/config/demo.js';
import { readArguments } from '../../src/demo/arguments.js';

test('without arguments the service is left running, with --once it ends', () => {
  expect(readArguments([])).toEqual({ once: false });
  expect(readArguments(['--once'])).toEqual({ once: true });
});

test.each([
  [['--policy', 'lending'], { once: false, policy: 'lending' }],
  [['--policy=agents', '--once'], { once: true, policy: 'agents' }],
  [['--once', '--policy', 'dating'], { once: true, policy: 'dating' }],
])('%j names the policy whose conversations are played', (given, read) => {
  expect(readArguments(given)).toEqual(read);
});

test.each([
  [['--policy'], /^--policy needs the name of a policy behind it\. It knows:\n {2}--once /],
  [['--policy', '--once'], /^--policy needs the name of a policy/],
  [['--policy', 'banking'], /knows no policy "banking"\. It knows:[^]*lending/],
  [['--policy=', '--once'], /knows no policy ""/],
  [['--policy', 'lending', 'healthcare'], /does not know "healthcare"/],
  [['--Once'], /does not know "--Once".*\n {2}--once /],
  [['once', '--once'], /does not know "once".*\n {2}--once /],
])('%j is refused with what is known', (given, told) => {
  expect(() => readArguments(given)).toThrow(told);
});

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

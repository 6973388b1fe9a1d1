// Measures, on the real service with an embedded database, and judges nothing: npm run bench -- takeover
// How long a person waits for a take-over while 200 generations run. Prints a table, and the same as one line of JSON.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';

const running = 200;
const takeovers = 200;
const atOnce = 8;
const warmUp = 20;

const [name] = process.argv.slice(2);
if (name !== 'takeover') {
  console.error(`there is no bench "${name ?? ''}"; there is: takeover`);
  process.exit(1);
}
prepare();
const load = (file) => import(pathToFileURL(path.join(root, 'dist', 'src', file)).href);
const [{ boot }, { readSettings }] = await Promise.all([load('boot.js'), load('config/settings.js')]);
const folder = mkdtempSync(path.join(tmpdir(), 'overrule-bench-'));
// As root the database runs as the user postgres, who has to pass through.
chmodSync(folder, 0o711);

let everything = [];
/** Answers nothing until it is stopped, so that exactly as many generations run as were asked for. */
let generating = 0;
const slowModel = {
  name: 'slow model',
  generate: (_request, signal) => {
    generating++;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        generating--;
        reject(signal.reason);
      });
    });
  },
};
const settings = readSettings({
  PORT: '0',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  MODEL_CONCURRENCY: String(running),
  MODEL_TIMEOUT_MS: '600000',
});
const service = await boot(settings, slowModel);

try {
  const rows = await measure();
  print(rows);
} finally {
  // What is still generating would hold the process for as long as its model may take.
  await inTurns(everything, (id) => post(`/v1/conversations/${id}/close`, { by: 'bench' }));
  await service.close();
  rmSync(folder, { recursive: true });
}

async function post(route, body) {
  const headers = {
    authorization: `Bearer ${service.key.key}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const response = await fetch(service.url + route, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${route} was answered with ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function conversations(count) {
  const participants = [
    { id: 'adam', kind: 'human', role: 'man' },
    { id: 'eve', kind: 'human', role: 'woman' },
    { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' },
  ];
  const made = [];
  await inTurns(Array.from({ length: count }), async () =>
    made.push((await post('/v1/conversations', { participants })).id),
  );
  everything = [...everything, ...made];
  return made;
}

async function measure() {
  const start = (id) => post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'Hello.' });
  const [busy, spare, idle, idleToo] = [
    await conversations(running),
    await conversations(takeovers),
    await conversations(takeovers + warmUp),
    await conversations(takeovers),
  ];
  await inTurns(busy, start);
  await allGenerate();
  for (const id of idle.splice(0, warmUp)) await timed(id);
  const others = [];
  for (const id of idle) others.push(await timed(id));
  const together = [];
  await inTurns(idleToo, async (id) => together.push(await timed(id)));
  const same = [];
  for (const id of busy) {
    same.push(await timed(id));
    await start(spare.pop());
    await allGenerate();
  }
  return [
    { of: 'other conversations, one after the other', ...figures(others) },
    { of: `other conversations, ${atOnce} at once`, ...figures(together) },
    { of: 'conversations that generate, one after the other', ...figures(same) },
  ];
}

async function allGenerate() {
  while (generating < running) await delay(5);
}

async function timed(id) {
  const from = performance.now();
  await post(`/v1/conversations/${id}/takeover`, { by: 'bench' });
  return performance.now() - from;
}

async function inTurns(items, act) {
  const left = [...items];
  const one = async () => {
    while (left.length > 0) await act(left.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

function figures(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1));
  return { takeovers: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function print(rows) {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`Take-over while ${running} generations run, in ms (${machine})`);
  console.table(Object.fromEntries(rows.map(({ of, ...row }) => [of, row])));
  console.log(JSON.stringify({ bench: name, running, machine, rows }));
}

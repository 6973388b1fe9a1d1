import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import type { MigrationFile } from './migrate-files.js';

type Engine = bindings.SchemaEngine;

/** Node has it; the types of node leave it to those of browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ exports: Record<string, unknown> }>;
};

/**
 * Prisma's own schema engine, from npm as WebAssembly: its native twin would have to be downloaded.
 * @throws ScriptError when PostgreSQL refused a script, which is then marked as rolled back and can be tried again
 */
export async function applyWithEngine(ownerUrl: string, appRole: string, files: MigrationFile[]): Promise<string[]> {
  const run: Run = { ownerUrl, appRole, sessions: [] };
  const engine = await openEngine(adapterFor(run));
  try {
    const input = { migrationsList: listFor(files), filters: { externalTables: [], externalEnums: [] } };
    return (await engine.applyMigrations(input)).appliedMigrationNames;
  } catch (error) {
    const name = files.find(({ script }) => script === run.refused?.script)?.name;
    if (!name || !run.refused) throw error;
    await engine.markMigrationRolledBack({ migrationName: name });
    throw new ScriptError(name, run.refused.script, run.refused.error);
  } finally {
    engine.free();
    // The engine leaves its sessions open, and with them the lock that the next one waits 10 s for.
    await Promise.all(run.sessions.map((session) => session.dispose()));
  }
}

export class ScriptError extends Error {
  constructor(name: string, script: string, cause: pg.DatabaseError) {
    const line = cause.position ? `, line ${script.slice(0, Number(cause.position)).split('\n').length}` : '';
    super(`migration ${name} failed and left nothing behind: ${cause.message}${line}`, { cause });
    this.name = 'ScriptError';
  }
}

interface Run {
  ownerUrl: string;
  appRole: string;
  sessions: Disposable[];
  /** The script that PostgreSQL refused, and so rolled back; a lost connection does not count, its outcome is unknown. */
  refused?: { script: string; error: pg.DatabaseError };
}

interface Disposable {
  dispose(): Promise<void>;
}

async function openEngine(factory: PrismaPg): Promise<Engine> {
  await (loading ??= loadBindings());
  // Applying files needs no model; the engine only wants to know which kind of database it is.
  const datamodels: [string, string][] = [['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}']];
  return bindings.SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(factory));
}

/** Once per process: the bindings hold one instance, and a second one under them panics. */
let loading: Promise<void> | undefined;

async function loadBindings(): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const wasm = await WebAssembly.compile(await readFile(path.join(folder, 'schema_engine_bg.wasm')));
  const imports: Record<string, unknown> = { ...bindings };
  for (const name of Object.keys(imports)) if (name.startsWith(timer)) imports[name] = idleTimer;
  const instance = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': imports });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
}

/**
 * The adapter cuts a script at every semicolon, which breaks function bodies. PostgreSQL takes it whole, and as one
 * transaction: a migration that fails leaves nothing behind. The script learns the role it grants to.
 */
function adapterFor(run: Run): PrismaPg {
  const factory = new PrismaPg({ connectionString: run.ownerUrl });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    run.sessions.push(adapter);
    adapter.executeScript = (script) => execute(script, run);
    return adapter;
  };
  return factory;
}

async function execute(script: string, run: Run): Promise<void> {
  const client = new pg.Client({ connectionString: run.ownerUrl, application_name: 'overrule migrate' });
  await client.connect();
  try {
    await client.query("select set_config('overrule.app_role', $1, false)", [run.appRole]);
    await client.query(script);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity === 'ERROR') run.refused = { script, error };
    throw error;
  } finally {
    await client.end();
  }
}

/** The engine's limit on waiting for its lock runs on after it has the lock, and would keep a finished process for 10 s. */
const timer = '__wbg_setTimeout';
const idleTimer = (call: () => void, ms: number) => setTimeout(call, ms).unref();

function listFor(files: MigrationFile[]): Parameters<Engine['applyMigrations']>[0]['migrationsList'] {
  return {
    baseDir: 'prisma/migrations',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: files.map(({ name, script }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: script } },
    })),
  };
}

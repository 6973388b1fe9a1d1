import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boot } from '../boot.js';
import { readDemoSettings } from '../config/demo.js';
import { ScriptedModel } from '../models/scripted.js';
import { packScript } from './packs.js';
import { autopilotScript } from './scenes/autopilot.js';
import { script } from './scenes/model.js';

export interface Service {
  url: string;
  key: string;
  dataDir: string;
  /** The data go when the service stops. */
  temporary: boolean;
  stop(): Promise<void>;
}

/** Boots the real service, with the scripted model. */
export async function startService(): Promise<Service> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-demo-'));
  // As root the database runs as the user postgres, who has to pass through.
  await chmod(folder, 0o711);
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const settings = readDemoSettings(folder);
    const running = await boot(settings, new ScriptedModel([...script, ...autopilotScript, ...packScript]));
    if (!running.url || !running.key) throw new Error('the service has no API');
    const stop = () => running.close().finally(forget);
    return {
      url: running.url,
      key: running.key.key,
      dataDir: settings.dataDir,
      temporary: settings.dataDir === folder,
      stop,
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

import { readSettings, type Settings } from './settings.js';

/**
 * The settings of the demo. It keeps to itself: whatever database, queue or key the environment names, it takes a
 * free port and the given folder, unless PORT or DATA_DIR say otherwise.
 */
export function readDemoSettings(folder: string, env: Record<string, string | undefined> = process.env): Settings {
  return readSettings({ PORT: env.PORT || '0', DATA_DIR: env.DATA_DIR || folder, LOG_LEVEL: env.LOG_LEVEL || 'error' });
}

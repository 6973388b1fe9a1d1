import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canBeReplayed } from './replay.js';
import type { Snapshot } from '../domain/snapshot.js';

/** Where such tests stand, from the folder of the project. */
const folder = 'test/turns';

const testOf = (turnId: string, outcome: string): string => `import { testTurn } from '../support/turn.js';

// The turn ended as "${outcome}". Where it should have ended otherwise, correct "ended" in the JSON beside this file;
// then this test fails until the rules are mended.
testTurn(new URL('./${turnId}.json', import.meta.url));
`;

/**
 * Writes a test of a turn, and its snapshot beside it.
 * @returns the test's path
 * @throws Error for a turn that did not end by what it said
 */
export async function writeTest(snapshot: Snapshot, root = process.cwd()): Promise<string> {
  const { turnId, ended } = snapshot;
  if (!canBeReplayed(snapshot))
    throw new Error(
      `turn ${turnId} ended as "${ended.outcome}" by what happened around it; there is nothing to replay`,
    );
  await mkdir(path.join(root, folder), { recursive: true });
  const file = path.join(folder, `${turnId}.test.ts`);
  await writeFile(path.join(root, folder, `${turnId}.json`), `${JSON.stringify(snapshot, null, 2)}\n`);
  await writeFile(path.join(root, file), testOf(turnId, ended.outcome));
  return file;
}

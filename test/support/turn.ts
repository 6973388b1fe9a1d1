import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { snapshotSchema } from '../../src/domain/snapshot.js';
import { replay } from '../../src/replay/replay.js';
import { builtIn } from '../../src/tools/built-in.js';

/** One turn that happened, decided again by the rules as they are now: it ends as its file says. */
export function testTurn(file: URL): void {
  const snapshot = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  test(`turn ${snapshot.turnId} ends as "${snapshot.ended.outcome}"`, () => {
    const catalog = builtIn.map(({ spec }) => spec);
    expect(replay(snapshot, catalog)).toEqual(snapshot.ended);
  });
}

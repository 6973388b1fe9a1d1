import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { World } from '../support/http-world.js';
import { marked } from '../support/marked.js';
import { readmePath, whoSeesWhat } from '../support/who-sees-what.js';

let world: World;

beforeAll(async () => {
  world = await World.make();
}, 60_000);
afterAll(() => world.stop());

describe('[S100] who sees what', () => {
  it('is what src/http/README.md says, route by route; `npm run docs` writes it', async () => {
    const table = await whoSeesWhat(world);
    expect(marked(readmePath, 'viewers', table)).toBe(table);
  }, 120_000);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { World } from '../support/http-world.js';
import { routesOf } from '../support/router.js';
import { expected, routes } from '../support/routes.js';

let world: World;

beforeAll(async () => {
  world = await World.make();
}, 60_000);
afterAll(() => world.stop());

describe('every route', () => {
  it('stands in the table of test/support/routes.ts', () => {
    expect(routesOf(world.app).sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  it('stands in the description, but for the page that shows it', async () => {
    const { paths } = (await world.app.get('/openapi.json')).body;
    const described = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const hidden = routes.map(({ name }) => name).filter((name) => !/ \/(?:docs|openapi\.json)/.test(name));
    expect(described.sort()).toEqual(hidden.sort());
  });
});

// The refusals come first: what is allowed changes the world.
describe('[S93] [S100] is refused to whoever may not, and leaves no row', () => {
  it.each([...routes])('$name', async (route) => {
    const before = await world.rows();
    for (const caller of world.callers) {
      const status = expected(route, caller);
      if (status === 'allowed') continue;
      const answer = await world.call(route, caller);
      expect([caller.kind, answer.status]).toEqual([caller.kind, status]);
      if (!route.streams) expect(answer.body).toMatchObject({ status, detail: expect.stringMatching(/\w/) });
      expect(answer.text).not.toMatch(/adam|eve/);
    }
    expect(await world.rows()).toEqual(before);
  });
});

describe('is allowed to whoever may', () => {
  it.each([...routes])('$name', async (route) => {
    const allowed = world.callers.filter((caller) => expected(route, caller) === 'allowed');
    expect(allowed).not.toEqual([]);
    for (const caller of allowed) {
      const { status } = await world.call(route, caller);
      // What has ended meanwhile, or is held by another, is a conflict.
      expect({ [caller.kind]: [200, 201, 202, 204, 409].includes(status) || status }).toEqual({ [caller.kind]: true });
    }
  });
});

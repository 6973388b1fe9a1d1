import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { World } from '../support/http-world.js';
import { testRefusals } from '../support/refusals.js';
import { bodies } from './bad-input/bodies.js';
import { documents } from './bad-input/documents.js';
import { fields } from './bad-input/fields.js';
import { headers } from './bad-input/headers.js';
import { paths } from './bad-input/paths.js';
import { rights } from './bad-input/rights.js';

let world: World;

beforeAll(async () => {
  world = await World.make();
}, 60_000);
afterAll(() => world.stop());

describe('a body is refused', () => testRefusals(bodies, () => world));
describe('a field is refused', () => testRefusals(fields, () => world));
describe('a document is refused', () => testRefusals(documents, () => world));
describe('a header is refused', () => testRefusals(headers, () => world));
describe('a path is refused', () => testRefusals(paths, () => world));
describe('a caller is refused', () => testRefusals(rights, () => world));

it('has a row for each of at least eighty bad requests', () => {
  const rows = [bodies, fields, documents, headers, paths, rights].flat();
  expect(new Set(rows.map(({ when }) => when)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(80);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const get = (path: string) => app.get(path, { key: '' });

describe('the page of the API', () => {
  it('is there without a key, and holds nothing of the description', async () => {
    const { status, headers, text } = await get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toContain('/v1/');
  });

  it('loads from this service alone, and whatever it names is there', async () => {
    const { text, headers } = await get('/docs');
    const named = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(named.length).toBeGreaterThan(3);
    for (const url of named.filter((each) => each !== 'data:,')) {
      expect(url).toMatch(/^\/docs\//);
      expect([url, (await get(url)).status]).toEqual([url, 200]);
    }
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
  });

  it('has the types that a browser asks for', async () => {
    const types = await Promise.all(
      ['page.js', 'swagger-ui-bundle.js', 'page.css', 'swagger-ui.css'].map(async (file) =>
        (await get(`/docs/${file}`)).headers.get('content-type'),
      ),
    );
    expect(types).toEqual(['javascript', 'javascript', 'css', 'css'].map((kind) => `text/${kind}; charset=utf-8`));
  });

  it('serves no other file', async () => {
    for (const path of ['/docs/package.json', '/docs/..%2fpackage.json', '/docs/%2e%2e/package.json'])
      expect((await get(path)).status).toBe(404);
  });
});

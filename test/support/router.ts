import type { TestApp } from './app.js';

/** Every route that the router itself knows, as `GET /v1/turns/{id}`; HEAD goes with GET. */
export function routesOf(app: TestApp): string[] {
  const tree = app.running.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ]*)[├└]── (?<path>\S+)(?: \((?<methods>.+)\))?/u.exec(line)?.groups;
    if (!found) return [];
    const depth = (found.indent ?? '').length / 4;
    const path = `${parents[depth - 1] ?? ''}${found.path}`;
    parents[depth] = path;
    const methods = (found.methods ?? '').split(', ').filter((method) => method !== 'HEAD' && method !== '');
    return methods.map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  });
}

import path from 'node:path';
import { type Caller, type Secret, secrets, type World } from './http-world.js';
import { row } from './marked.js';
import { type Route, routes } from './routes.js';

export const readmePath = path.resolve(import.meta.dirname, '../../src/http/README.md');

const names = Object.keys(secrets) as Secret[];
const rule = (columns: number) => row(...Array<string>(columns).fill('---'));

/** What the service answers to everybody: first what is only read, so that all of them see the same world. */
export async function whoSeesWhat(world: World): Promise<string> {
  const kinds = world.callers.map(({ kind }) => kind);
  const seen: Seen[] = [];
  const lines: string[] = [];
  for (const route of [...routes].sort((a, b) => Number(changes(a)) - Number(changes(b)))) {
    const answers = await Promise.all(world.callers.map((caller) => answerOf(world, route, caller)));
    lines.push(row(`\`${route.name}\``, ...answers.map(({ cell }) => cell)));
    seen.push(...answers.flatMap((answer) => answer.seen));
  }
  const places = names.flatMap((secret) =>
    [...new Set(seen.filter((one) => one.secret === secret).map(({ place }) => place))].map((place) => {
      const readers = seen.filter((one) => one.secret === secret && one.place === place).map(({ kind }) => kind);
      return row(secret, `\`${place}\``, ...kinds.map((kind) => (readers.includes(kind) ? 'reads' : '')));
    }),
  );
  return [
    row('route', ...kinds),
    rule(kinds.length + 1),
    ...lines,
    '',
    row('secret', 'place', ...kinds),
    rule(kinds.length + 2),
    ...places,
  ].join('\n');
}

interface Seen {
  secret: Secret;
  place: string;
  kind: string;
}

const changes = ({ name }: Route): boolean => !name.startsWith('GET ');

async function answerOf(world: World, route: Route, caller: Caller): Promise<{ cell: string; seen: Seen[] }> {
  const { status } = await world.call(route, caller);
  if ([401, 403, 404].includes(status)) return { cell: String(status), seen: [] };
  if (changes(route)) return { cell: 'yes', seen: [] };
  const text = await world.read(route, caller);
  const found = names.filter((secret) => text.includes(secrets[secret]));
  return { cell: 'yes', seen: found.map((secret) => ({ secret, place: route.name, kind: caller.kind })) };
}

// Prints each number of the checklist with the tests that carry it in their title, as [S17] or [S17-S19].
// Fails when a claimed number has no test, or a test carries a number that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const last = 100;
const claimed = JSON.parse(readFileSync(path.join(root, '.config', 'spec-claims.json'), 'utf8'));

const titles = testFiles().flatMap(titlesIn);
const byNumber = groupByNumber(titles);
for (let number = 1; number <= last; number++) {
  const tests = byNumber.get(number) ?? [];
  const mark = claimed.includes(number) ? '*' : ' ';
  const lines = tests.map(({ file, title }) => `${file}: ${title}`);
  console.log(`${String(number).padStart(3)}${mark} ${lines.length > 0 ? lines.join('\n     ') : '-'}`);
}
const unproven = claimed.filter((number) => !byNumber.has(number));
const unknown = titles.filter(({ number }) => number < 1 || number > last);
console.log(`\n${byNumber.size} of ${last} numbers have tests; * marks the ${claimed.length} claimed ones`);
for (const { number, file, title } of unknown) console.error(`${file}: there is no S${number} (${title})`);
if (unproven.length > 0)
  console.error(`claimed, and no test carries it: ${unproven.map((number) => `S${number}`).join(', ')}`);
process.exitCode = unproven.length + unknown.length > 0 ? 1 : 0;

function testFiles() {
  const folder = path.join(root, 'test');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.posix.join('test', name.replaceAll('\\', '/')));
}

/** Titles are one-line string literals; what stands in a comment proves nothing. */
function titlesIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const literals = text.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g) ?? [];
  const told = literals.flatMap((literal) =>
    numbersIn(literal).map((number) => ({ number, file, title: literal.slice(1, -1) })),
  );
  // The tables of the gates name theirs in a list, and put them into the titles.
  const tables = [...text.matchAll(/proves: \[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...list.matchAll(/'S(\d+)'/g)].map(([, number]) => ({
      number: Number(number),
      file,
      title: 'the table of a gate',
    })),
  );
  return [...told, ...tables];
}

function numbersIn(literal) {
  return [...literal.matchAll(/\[S(\d+)(?:-S?(\d+))?\]/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );
}

function groupByNumber(list) {
  const groups = new Map();
  for (const item of list) groups.set(item.number, [...(groups.get(item.number) ?? []), item]);
  return groups;
}

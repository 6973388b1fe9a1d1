// Fails when a Markdown file links to a file that is not there, or names an npm script that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const passedOver = new Set(['node_modules', 'dist', '.git', '.data', 'generated']);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const files = markdownIn('.');
const problems = files.flatMap(problemsIn);
for (const problem of problems) console.error(problem);
console.log(`${files.length} Markdown files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function markdownIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : markdownIn(name);
    return entry.name.endsWith('.md') ? [name] : [];
  });
}

function problemsIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
  const missing = links.filter(
    (target) => !/^[a-z]+:/.test(target) && !existsSync(path.join(root, path.dirname(file), target)),
  );
  const commands = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name]) => name);
  return [
    ...missing.map((target) => `${file}: the link to ${target} leads nowhere`),
    ...commands.filter((name) => !scripts[name]).map((name) => `${file}: there is no script ${name}`),
  ];
}

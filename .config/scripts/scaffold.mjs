// What `npm run new:override -- <id>` and `npm run new:gate -- <id>` have in common: they write what a rule consists of,
// with FILL IN wherever a person has to think. The conformance tests fail until none of it is left.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...names) => path.join(root, ...names);

/**
 * @param {{ kind: 'override' | 'gate', folder: string, rule: Function, note: Function, entry: Function, table: Function }} what
 *   `rule`, `note`, `entry` and `table` make the texts from `{ id, name, incident }`
 */
export function scaffold({ kind, folder, rule, note, entry, table }, [id, ...more]) {
  const problem = problemWith(kind, folder, id, more);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const incident = `${String(nextIncident()).padStart(4, '0')}-${id}`;
  const made = { id, name, incident };
  const files = {
    [`${folder}/incidents/${incident}.md`]: note(made),
    [`${folder}/${id}.ts`]: rule(made),
    [`test/${folder}/${id}.test.ts`]: table(made),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text, { flag: 'wx' });
  }
  const index = `${folder}/index.ts`;
  writeFileSync(at(index), withLine(readFileSync(at(index), 'utf8'), made, entry(made)));
  console.log([...Object.keys(files).map((file) => `wrote ${file}`), `added the last line of ${index}`].join('\n'));
  console.log('Now fill in what says FILL IN, in this order, and put the line where it has to stand.');
  console.log('Then: npm run docs, and npm test, which fails until nothing is left to fill in.');
}

function problemWith(kind, folder, id, more) {
  const usage = `npm run new:${kind} -- <id>`;
  if (!id || more.length > 0) return `name one ${kind}: ${usage}, for example: npm run new:${kind} -- no-second-ask`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    return `"${id}" cannot be an id: use at most 40 small letters and digits, words joined by -, a letter first`;
  const taken = [`gates/${id}.ts`, `overrides/${id}.ts`, `test/${folder}/${id}.test.ts`].find((file) =>
    existsSync(at(file)),
  );
  if (taken) return `there is a ${taken} already; choose another id, or change that file`;
  return null;
}

/** Gates and overrides share one row of numbers. */
function nextIncident() {
  const notes = ['gates', 'overrides'].flatMap((folder) => readdirSync(at(folder, 'incidents')));
  return Math.max(0, ...notes.map((file) => Number.parseInt(file, 10) || 0)) + 1;
}

/** The import among its neighbours, in the order of their files, and the entry at the end of the list. */
function withLine(source, { id, name }, entry) {
  const lines = source.split('\n');
  const line = `import ${name} from './${id}.js';`;
  const isImport = (text) => /^import .* from '\.\/.*';$/.test(text);
  const fileIn = (text) => /'(\.\/.*)'/.exec(text)?.[1] ?? '';
  const after = lines.findIndex((text) => isImport(text) && fileIn(text) > `./${id}.js`);
  lines.splice(after < 0 ? lines.findLastIndex(isImport) + 1 : after, 0, line);
  const end = lines.indexOf('];');
  if (end < 0) throw new Error('the list has no end of its own line; put the rule into it by hand');
  lines.splice(end, 0, ...entry.trimEnd().split('\n'));
  return lines.join('\n');
}

/** The four headings of an incident, and its turn. */
export const noteWith = ({ id, incident }, turn) => `# ${incident.slice(0, 4)}: FILL IN a few words

**What happened.** FILL IN: what was said to whom, and why nothing stopped it.

**What it cost.** FILL IN: who paid for it, and with what.

**The rule.** \`${id}\`: FILL IN.

**Delete it when** FILL IN: what has to be true so that nobody needs it.

\`\`\`json
${JSON.stringify(turn, null, 2)}
\`\`\`
`;

/** Members and lines to begin with. */
export const turnOfAnIncident = {
  policy: 'dating',
  participants: [
    { id: 'adam', kind: 'human', role: 'man' },
    { id: 'berta', kind: 'human', role: 'woman' },
    { id: 'guide', kind: 'agent', represents: 'berta' },
  ],
  from: 'guide',
  history: [{ from: 'adam', text: 'FILL IN' }],
  draft: { outbound: 'FILL IN' },
};

// Installs the libraries that `npm run eval` compares with: pinned, without their install scripts, and away from ours.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const folder = path.join(root, '.data', 'peers');
const dependencies = JSON.parse(readFileSync(path.join(root, '.config', 'eval', 'peers.json'), 'utf8'));
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const [program, ...args] = [...npm, 'install', ...flags];
const shell = process.platform === 'win32' && program === 'npm';
const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit', shell });
// An import resolves from the file that it stands in; a package that is JSON is required.
const loader = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export const load = (name) => (name === 'tlds' ? { default: require(name) } : import(name));
`;
if (status === 0) writeFileSync(path.join(folder, 'load.mjs'), loader);
else process.stderr.write('overrule: the peers were not installed; look above for the reason\n');
process.exitCode = status ?? 1;

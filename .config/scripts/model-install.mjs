// The engine for MODEL_FILE, which is no dependency: with all its parts for graphics cards it weighs 730 MB, without 83 MB.
// It goes into a folder of its own, where `npm ci` does not take it out again. A word names a part for a graphics card.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '3.21.1'; // Newer ones ask for install scripts.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, '.engine');

const parts = {
  'linux-x64': ['cuda', 'vulkan'],
  'linux-arm64': [],
  'darwin-x64': [],
  'darwin-arm64': [],
  'win32-x64': ['cuda', 'vulkan'],
  'win32-arm64': [],
};

const here = `${process.platform}-${process.arch}`;
const extra = process.argv[2];
if (!parts[here]) stop(`there is no engine for ${here}; run a model server instead, and set MODEL_URL`);
if (extra && !parts[here].includes(extra))
  stop(
    `"${extra}" is not to be had for ${here}; ${parts[here].length > 0 ? `these are: ${parts[here].join(', ')}` : 'run it without a word'}`,
  );

const platform = here.replace('darwin', 'mac').replace('win32', 'win').replace('mac-arm64', 'mac-arm64-metal');
const names = [
  'node-llama-cpp',
  `@node-llama-cpp/${platform}`,
  ...(extra ? [`@node-llama-cpp/${platform}-${extra}`] : []),
];

mkdirSync(folder, { recursive: true });
const manifest = path.join(folder, 'package.json');
if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
// Under `npm run` the running npm is named.
const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
const flags = ['--omit=optional', '--ignore-scripts', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
const [program, ...args] = [...npm, 'install', ...flags, ...names.map((name) => `${name}@${version}`)];
const shell = process.platform === 'win32' && program === 'npm';
const { status, error } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 2, 2], shell });
if (status !== 0) stop(`npm could not install it${error ? `: ${error.message}` : ''}; look above for the reason`);
console.log(
  `The engine is installed in ${path.relative(process.cwd(), folder) || folder}. Set MODEL_FILE to a GGUF file and start.`,
);

function stop(text) {
  process.stderr.write(`overrule: ${text}\n`);
  process.exit(1);
}

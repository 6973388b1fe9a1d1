import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Each line that `npm run new:override` or `new:gate` left to be filled in, in a folder of rules and in its tests. */
export function leftToFillIn(folder: 'gates' | 'overrides'): string[] {
  return [folder, `${folder}/incidents`, `test/${folder}`]
    .filter((place) => existsSync(path.join(root, place)))
    .flatMap((place) => readdirSync(path.join(root, place)).map((file) => `${place}/${file}`))
    .filter((file) => /\.(ts|md)$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (/FILL IN|\bfill_in\b/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
}

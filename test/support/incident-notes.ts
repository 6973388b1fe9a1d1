import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Note {
  slug: string;
  /** The headings of the note, in order. */
  headings: string[];
  /** The JSON of its turn, not looked at. */
  turn: unknown;
}

/** Every incident note of a folder, `overrides` or `gates`, by its name. */
export function notesOf(rules: 'overrides' | 'gates'): Note[] {
  const folder = path.resolve(import.meta.dirname, '../..', rules, 'incidents');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const note = readFileSync(path.join(folder, file), 'utf8');
    const json = /```json\n([\s\S]*?)\n```/u.exec(note)?.[1];
    if (json === undefined) throw new Error(`${file} holds no turn; add a fenced json block`);
    const headings = [...note.matchAll(/^\*\*(.+?)\*\*/gmu)].map((match) => match[1] ?? '');
    return { slug: file.replace(/\.md$/u, ''), headings, turn: JSON.parse(json) };
  });
}

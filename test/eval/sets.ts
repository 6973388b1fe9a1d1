import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContactSet, Row, WrapRow, WrapSet } from './row.js';

type Labelled = Pick<Row, 'id' | 'text' | 'spans'> & { why?: string; note?: string };
type LabelledWrap = Pick<WrapRow, 'id' | 'text' | 'keep'> & { why?: string; note?: string };

export const linesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

export const parsed = <T>(file: string): T[] => linesIn(file).map((line) => JSON.parse(line) as T);

/** Our sets say `obfuscated:`; the trial set has its own words for the same. */
const saysHidden =
  /^(?:obfuscat|known-gap)|fullwidth|spelled digits$|^spaced |ideographic|defanged|emphasis inside|percent encoded|emoji between|devanagari|word-joiner|Spanish obfuscation/i;

function contactRows(file: string): Row[] {
  return parsed<Labelled>(file).map(({ id, text, spans, why, note }) => {
    const said = why ?? note ?? '';
    const ordered = [...spans].sort((a, b) => a.start - b.start);
    return { id, text, spans: ordered, hidden: spans.length > 0 && saysHidden.test(said), why: said };
  });
}

const wrapRows = (file: string): WrapRow[] =>
  parsed<LabelledWrap>(file).map(({ id, text, keep, why, note }) => ({ id, text, keep, why: why ?? note ?? '' }));

export const folders = (root: string) => [
  { name: 'ours', folder: path.join(root, 'test', 'corpora'), sealed: false },
  { name: 'blind', folder: path.join(root, 'test', 'corpora', 'blind'), sealed: true },
  { name: 'trials', folder: path.join(root, '..', 'shared', 'trials'), sealed: false },
];

/** Sets whose labels are ours to read; one that is absent is left out. */
export const contactSets = (root: string): ContactSet[] =>
  folders(root)
    .map(({ name, folder, sealed }) => ({ name, sealed, file: path.join(folder, 'contact.jsonl') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, sealed, file }) => ({ name, sealed, rows: contactRows(file) }));

export const wrapSets = (root: string): WrapSet[] =>
  folders(root)
    .map(({ name, folder, sealed }) => ({ name, sealed, file: path.join(folder, 'wrap.jsonl') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, sealed, file }) => ({ name, sealed, rows: wrapRows(file) }));

/** Sets and corpora that are not there, each in a sentence. */
export function absent(root: string): string[] {
  const shared = path.join(root, '..', 'shared');
  return [
    [path.join(root, 'test', 'corpora', 'blind'), 'the blind set is not there (test/corpora/blind)'],
    [path.join(shared, 'trials'), 'the trial sets are not there (../shared/trials)'],
    [path.join(shared, 'corpora'), 'the corpora of others are not there (../shared/corpora)'],
  ].flatMap(([folder, sentence]) => (existsSync(folder as string) ? [] : [sentence as string]));
}

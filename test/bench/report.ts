import { availableParallelism, cpus, loadavg } from 'node:os';

/** What one part of the bench found: rows of a table, by their names. */
export interface Found {
  part: string;
  title: string;
  rows: Record<string, Record<string, string | number>>;
}

export const load = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

export function machine(): string {
  return `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, Node.js ${process.versions.node}`;
}

export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

export function print({ title, rows }: Found): void {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const lines = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map((column) => String(row[column] ?? ''))]),
  ];
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const text = lines.map((line) =>
    line
      .map((cell, at) => pad(cell, widths[at] ?? 0, at))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`\n${title}\n${text.join('\n')}\n`);
}

const pad = (cell: string, width: number, at: number): string => (at === 0 ? cell.padEnd(width) : cell.padStart(width));

import { readdirSync, readFileSync } from 'node:fs';

/** A hundredth of a second on every Linux that Node runs on. */
const tickMicroseconds = 10_000;

/**
 * Microseconds of processor time that the descendants of these processes have used so far; null where there is no /proc.
 * Neighbours stretch the clock on the wall, and this one much less.
 */
export function processorTimeBelow(roots: readonly number[]): number | null {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const processes = new Map(names.flatMap((name) => statOf(name)));
  const below = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && (roots.includes(parent) || below(parent));
  };
  let ticks = 0;
  for (const [pid, process] of processes) if (below(pid)) ticks += process.ticks;
  return ticks * tickMicroseconds;
}

/** See proc(5): after the name in parentheses, the 2nd field is the parent, the 12th and 13th are its own time. */
function statOf(pid: string): [number, { parent: number; ticks: number }][] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [[Number(pid), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]];
  } catch {
    // It ended meanwhile.
    return [];
  }
}

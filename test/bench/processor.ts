import { readdirSync, readFileSync } from 'node:fs';

/** A hundredth of a second on every Linux that Node runs on. */
const tickMicroseconds = 10_000;

/** Microseconds that each process has used so far. Empty where there is no /proc. */
export type ProcessorTime = ReadonlyMap<number, number>;

/** What those used that ran at both instants: neighbours stretch the clock on the wall, and this one much less. */
export function usedBetween(before: ProcessorTime, after: ProcessorTime): number {
  let used = 0;
  for (const [pid, time] of after) used += time - (before.get(pid) ?? time);
  return before.size === 0 ? NaN : used;
}

/** Of the descendants of these processes. */
export function processorTimeBelow(roots: readonly number[]): ProcessorTime {
  const processes = new Map(processIds().flatMap((pid) => statOf(pid)));
  const below = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && (roots.includes(parent) || below(parent));
  };
  return new Map(
    [...processes].flatMap(([pid, { ticks }]) => (below(pid) ? [[pid, ticks * tickMicroseconds] as const] : [])),
  );
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
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

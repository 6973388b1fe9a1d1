import { isSpace, isUnsegmented, isWord } from '../text/chars.js';

/** Longest link, host and local part that is read; what is longer is no address anyone could use. */
export const limits = { link: 512, host: 255, local: 64 } as const;

/** Where a run of units that `takes` accepts ends, going left from `from` (exclusive). */
export function runLeft(text: string, from: number, most: number, takes: (code: number) => boolean): number {
  const stop = Math.max(0, from - most);
  let at = from;
  while (at > stop && takes(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

export function runRight(text: string, from: number, most: number, takes: (code: number) => boolean): number {
  const stop = Math.min(text.length, from + most);
  let at = from;
  while (at < stop && takes(text.charCodeAt(at))) at += 1;
  return at;
}

const hyphen = 45;
const underscore = 95;

/** A unit of a label of a host name. */
export const inLabel = (code: number): boolean => isWord(code) || code === hyphen || code === underscore;

/** Scripts without spaces run into an address: `我的邮箱jane@…` begins at j. Returns the first unit that belongs to it. */
export function withoutRunIn(text: string, start: number, end: number): number {
  if (end <= start || text.charCodeAt(end - 1) > 127) return start;
  for (let at = end - 1; at >= start; at -= 1) if (isUnsegmented(text.charCodeAt(at))) return at + 1;
  return start;
}

/** The same on the right: `example.comです` ends at m. Labels wholly of such a script stay. */
export function withoutRunOn(text: string, start: number, end: number): number {
  for (let at = start + 1; at < end; at += 1)
    if (isUnsegmented(text.charCodeAt(at)) && isAsciiWord(text.charCodeAt(at - 1))) return at;
  return end;
}

const isAsciiWord = (code: number): boolean => code < 128 && isWord(code);

const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Marks that end a sentence or close a bracket opened before the link are not part of it. */
export function withoutTrailing(text: string, start: number, end: number): number {
  let depth: Record<string, number> | null = null;
  for (; end > start; end -= 1) {
    const last = text.charAt(end - 1);
    if (!/[.,;:!?'")\]}*_~>|-]/.test(last)) break;
    const opener = closers[last];
    if (opener === undefined) continue;
    depth ??= balance(text, start, end);
    if ((depth[last] ?? 0) <= 0) break;
    depth[last] = (depth[last] ?? 0) - 1;
  }
  return end;
}

function balance(text: string, start: number, end: number): Record<string, number> {
  const surplus: Record<string, number> = { ')': 0, ']': 0, '}': 0 };
  for (let at = start; at < end; at += 1) {
    const char = text.charAt(at);
    if (closers[char] !== undefined) surplus[char] = (surplus[char] ?? 0) + 1;
    else
      for (const [closer, opener] of Object.entries(closers))
        if (opener === char) surplus[closer] = (surplus[closer] ?? 0) - 1;
  }
  return surplus;
}

/** Marks of East Asian writing that end a link; normalised they would look like marks inside one. */
const wideMarks = new Set('，。、；：！？「」『』（）【】《》〈〉…“”«»');

/** The end of a link that begins at `from`: up to a space or a mark no link holds. */
export function linkEnd(
  view: { text: string; source: string; map: { starts: Uint32Array } | null },
  from: number,
): number {
  const { text, source, map } = view;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || code === 34 || code === 60 || code === 62 || code === 123 || code === 125 || code === 124)
      break;
    if (map !== null && wideMarks.has(source.charAt(map.starts[at] as number))) break;
    at += 1;
  }
  return withoutTrailing(text, from, at);
}

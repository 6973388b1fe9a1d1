/** What of a structure is open at the end of a text. */
export type Open = 'code' | 'bracket' | 'quotation' | 'emphasis' | 'list' | 'table' | 'heading';

/** A sentence that ended is whole, whatever somebody forgot to close in it. */
const ended = /[.!?…。！？؟][*_"'”’»\s]*$|[\p{Extended_Pictographic}\ufe0f]\s*$/u;
/** Units of the last paragraph that are read. */
const looked = 1_000;

/** The structure that a text leaves open, or null. */
export function openStructure(text: string): Open | null {
  const end = text.trimEnd();
  if ((end.match(/^[ \t>]{0,6}(?:```|~~~)/gmu)?.length ?? 0) % 2 === 1) return 'code';
  const lines = end.split('\n');
  const last = lines.at(-1) ?? '';
  const several = lines.filter((line) => line.trim() !== '').length > 1;
  if (several && /^\s{0,12}(?:[-*+•–]|\d{1,3}[.)]|\[[ x]\])\s*$/u.test(last)) return 'list';
  if (several && /^\s{0,12}(?:[-*+•]|\d{1,3}[.)])\s+\*{0,2}[^\n:]{1,80}:\*{0,2}$/u.test(last)) return 'list';
  if (several && /^#{1,6}(?:\s+\S.{0,120})?$/u.test(last)) return 'heading';
  if (isCutRow(lines)) return 'table';
  return ended.test(end.slice(-60)) ? null : openMark(withoutCode(paragraphOf(end)));
}

const paragraphOf = (text: string): string => text.slice(text.lastIndexOf('\n\n') + 1).slice(-looked);
const withoutCode = (text: string): string => text.replace(/`[^`\n]{1,300}`/gu, ' ');

/** A row that neither closes nor has the cells of the head. */
function isCutRow(lines: readonly string[]): boolean {
  const rule = lines.findIndex((line) => /^\s*\|?(?:\s*:?-{2,}:?\s*\|){1,40}\s*(?::?-{2,}:?)?\s*$/u.test(line));
  if (rule < 1) return false;
  const last = (lines.at(-1) ?? '').trim();
  if (rule === lines.length - 1) return true;
  if (!last.startsWith('|')) return false;
  return !last.endsWith('|') || last.split('|').length < (lines[rule - 1] ?? '').trim().split('|').length;
}

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【', '」': '「' };
const opening = new Set(Object.values(closing));

function openMark(text: string): Open | null {
  const open: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (opening.has(mark) && !isEmoticon(text, at)) open.push(mark);
    else if (closing[mark] !== undefined && open.at(-1) === closing[mark]) open.pop();
  }
  if (open.length > 0) return 'bracket';
  if (isOpenQuote(text)) return 'quotation';
  if ((text.match(/\*\*/gu)?.length ?? 0) % 2 === 1 || (text.match(/`/gu)?.length ?? 0) % 2 === 1) return 'emphasis';
  return null;
}

/** ":(" and its like open nothing. */
const isEmoticon = (text: string, at: number): boolean => /[:;=8xX][-'^]?$/u.test(text.slice(Math.max(0, at - 2), at));

function isOpenQuote(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  if (count(/“/gu) > count(/”/gu) && count(/„/gu) === 0) return true;
  if (count(/„/gu) > count(/[“”]/gu) || count(/«/gu) > count(/»/gu)) return true;
  // A straight mark may stand for inches, so it counts only in front of a word.
  return count(/"/gu) % 2 === 1 && /(?:^|[\s([{:])"(?=[\p{L}])[^"]*$/u.test(text);
}

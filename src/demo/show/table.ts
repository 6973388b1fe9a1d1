import { joined, type Styled, styled, wrapped } from './styled.js';

export interface Table {
  head: readonly string[];
  rows: readonly (readonly Styled[])[];
}

/** A column of labels takes at most one part in so many. */
const labelShare = 5;

/** Between two columns, and at both ends of a line: a border and a space to each side of a cell. */
const frame = (columns: number) => 3 * columns + 1;

/** The lines of a table that is as narrow as its texts and at most `width` wide; long cells go over several lines, and then rules keep the rows apart. */
export function tableLines({ head, rows }: Table, width: number): Styled[] {
  const cells = [head.map((title) => styled(title, 'bold')), ...rows];
  const natural = head.map((_, column) => naturalWidth(cells.map((row) => row[column])));
  const widths = fitted(natural, width - frame(head.length));
  const [titles, ...body] = cells.map((row) => rowLines(row, widths));
  const between = [rule('├┼┤', widths)];
  const apart = body.some((lines) => lines.length > 1) ? between : [];
  return [
    rule('┌┬┐', widths),
    ...(titles ?? []),
    ...body.flatMap((lines, row) => [...(row === 0 ? between : apart), ...lines]),
    rule('└┴┘', widths),
  ];
}

const naturalWidth = (cells: readonly (Styled | undefined)[]) =>
  Math.max(1, ...cells.flatMap((cell) => cell?.text.split('\n').map((line) => line.length) ?? []));

/**
 * Columns that need less than an equal share keep what they need; the others share the rest. When room is short the
 * first column, which holds labels, is the first to give way.
 */
export function fitted(wanted: readonly number[], room: number): number[] {
  if (wanted.reduce((sum, width) => sum + width, 0) <= room) return [...wanted];
  const natural = wanted.map((width, column) => (column === 0 ? Math.min(width, Math.ceil(room / labelShare)) : width));
  const widths = [...natural];
  let open = natural.map((_, index) => index);
  let left = room;
  while (open.length > 0) {
    const share = Math.max(1, Math.floor(left / open.length));
    const small = open.filter((index) => (natural[index] ?? 0) <= share);
    if (small.length === 0) {
      for (const [place, index] of open.entries())
        widths[index] = share + (place < left % open.length && left > 0 ? 1 : 0);
      break;
    }
    left -= small.reduce((sum, index) => sum + (natural[index] ?? 0), 0);
    open = open.filter((index) => !small.includes(index));
  }
  return widths;
}

function rowLines(row: readonly Styled[], widths: readonly number[]): Styled[] {
  const cells = widths.map((width, column) => wrapped(row[column] ?? styled(''), width));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => {
    const parts = widths.map((width, column) => padded(cells[column]?.[line] ?? styled(''), width));
    return joined([border('│ '), joined(parts, border(' │ ')), border(' │')]);
  });
}

const padded = ({ text, spans }: Styled, width: number): Styled => ({ text: text.padEnd(width), spans });

const border = (text: string) => styled(text, 'dim');

/** `marks` are the left end, the crossing and the right end. */
function rule(marks: string, widths: readonly number[]): Styled {
  const [left, cross, right] = marks;
  return border(`${left ?? ''}${widths.map((width) => '─'.repeat(width + 2)).join(cross)}${right ?? ''}`);
}

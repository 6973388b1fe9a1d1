import { joined, painted, type Style, type Styled, styled, wrapped } from './styled.js';
import { type Table, tableLines } from './table.js';

/** What a screen needs of a stream; the terminal fields are absent when the output goes to a file or a pipe. */
export interface Output {
  write(text: string): unknown;
  columns?: number | undefined;
  isTTY?: boolean | undefined;
  /** Knows TERM, NO_COLOR and their like. */
  hasColors?(): boolean;
}

export type Field = readonly [label: string, value: string | Styled];

/** Where nothing says how wide the output is. */
const widthOfFiles = 100;
/** Longer lines are hard to read. */
const widest = 120;
const narrowest = 24;

/** Lays out what the demo says: as wide as the terminal, and in colour where it has it. */
export class Screen {
  constructor(private readonly out: Output) {}

  get width(): number {
    return Math.max(narrowest, Math.min(widest, this.out.columns ?? widthOfFiles));
  }

  gap(): void {
    this.out.write('\n');
  }

  say(text: string | Styled, style?: Style): void {
    for (const line of wrapped(asStyled(text, style), this.width)) this.line(line);
  }

  /** Begins a part: its title in a rule over the whole width. */
  title(text: string): void {
    const left = joined([styled('── ', 'dim'), styled(text, ['bold', 'cyan']), styled(' ')]);
    const room = this.width - left.text.length;
    this.gap();
    this.gap();
    if (room > 0) this.line(joined([left, styled('─'.repeat(room), 'dim')]));
    else this.say(text, ['bold', 'cyan']);
  }

  table(table: Table): void {
    for (const line of tableLines(table, this.width)) this.line(line);
  }

  /** Labels with what belongs to each, in a column of its own. */
  fields(fields: readonly Field[]): void {
    const indent = Math.min(Math.max(...fields.map(([label]) => label.length)) + 2, Math.floor(this.width / 3));
    for (const [label, value] of fields) {
      const labels = wrapped(styled(label, 'dim'), indent - 1);
      const values = wrapped(asStyled(value), this.width - indent);
      for (let line = 0; line < Math.max(labels.length, values.length); line++) {
        const { text, spans } = labels[line] ?? styled('');
        this.line(joined([{ text: text.padEnd(indent), spans }, values[line] ?? styled('')]));
      }
    }
  }

  /** Lines to be copied as they are. */
  code(lines: readonly string[]): void {
    for (const line of lines) this.line(styled(line, 'green'));
  }

  private line(line: Styled): void {
    this.out.write(`${painted(line, this.hasColour)}\n`);
  }

  private get hasColour(): boolean {
    return this.out.isTTY === true && (this.out.hasColors?.() ?? false);
  }
}

const asStyled = (text: string | Styled, style?: Style): Styled =>
  typeof text === 'string' ? styled(text, style) : text;

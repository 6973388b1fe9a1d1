/** Characters of a beginning that are told apart. */
export const known = 3;

/** How a text may begin that a pattern matches; behind an open one anything may follow. */
export interface Beginning {
  chars: string;
  open: boolean;
}

const nothing: readonly Beginning[] = [{ chars: '', open: false }];
const anything: readonly Beginning[] = [{ chars: '', open: true }];

/** What `\s` stands for. */
const spaces: readonly Beginning[] = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
].map((chars) => ({ chars, open: false }));

/** Stands for a character of any kind at the start of a beginning. */
export const any = '\0';

/** Every beginning of what a pattern matches; more than it matches may begin so, but nothing that it matches begins otherwise. */
export const beginningsOf = (pattern: string): readonly Beginning[] => new Reader(pattern).alternatives();

/** Reads the patterns of the phrases: literals, classes, groups, looks around and how often each may stand. */
class Reader {
  private at = 0;

  constructor(private readonly pattern: string) {}

  alternatives(): Beginning[] {
    const all = [...this.sequence()];
    while (this.takes('|')) all.push(...this.sequence());
    return all;
  }

  private takes(chars: string): boolean {
    const found = this.pattern.startsWith(chars, this.at);
    if (found) this.at += chars.length;
    return found;
  }

  private sequence(): Beginning[] {
    let read: Beginning[] = [...nothing];
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern.charAt(this.at))) {
      const atom = this.atom();
      const { optional, again } = this.quantity();
      const next = again ? atom.map(({ chars }) => ({ chars, open: true })) : atom;
      read = read.flatMap((one) => (isWhole(one) ? [one] : [...(optional ? [one] : []), ...joined(one, next)]));
    }
    return read;
  }

  private quantity(): { optional: boolean; again: boolean } {
    const read = this.count();
    // A lazy one may stand as often.
    if (read.optional || read.again) this.takes('?');
    return read;
  }

  private count(): { optional: boolean; again: boolean } {
    if (this.takes('?')) return { optional: true, again: false };
    if (this.takes('*')) return { optional: true, again: true };
    if (this.takes('+')) return { optional: false, again: true };
    const range = /^\{(\d+)[^}]*\}/.exec(this.pattern.slice(this.at));
    if (range === null) return { optional: false, again: false };
    this.at += range[0].length;
    return { optional: range[1] === '0', again: true };
  }

  private atom(): readonly Beginning[] {
    for (const look of ['(?=', '(?!', '(?<=', '(?<!'])
      if (this.takes(look)) {
        this.alternatives();
        this.takes(')');
        return nothing;
      }
    if (this.takes('(?:') || this.takes('(')) {
      const inside = this.alternatives();
      this.takes(')');
      return inside;
    }
    if (this.takes('[')) return this.members();
    if (this.takes('^') || this.takes('$') || this.takes('\\b')) return nothing;
    return this.character();
  }

  private members(): readonly Beginning[] {
    const end = this.pattern.indexOf(']', this.at);
    const inside = this.pattern.slice(this.at, end);
    this.at = end + 1;
    return /\\|^\^|.-.|[\ud800-\udfff]/s.test(inside) ? anything : [...inside].map((chars) => ({ chars, open: false }));
  }

  private character(): readonly Beginning[] {
    if (this.takes('.')) return [{ chars: any, open: false }];
    if (this.takes('\\p{') || this.takes('\\P{')) {
      this.at = this.pattern.indexOf('}', this.at) + 1;
      return anything;
    }
    if (this.takes('\\s')) return spaces;
    const escaped = this.takes('\\');
    const chars = this.pattern.charAt(this.at);
    this.at += 1;
    const isClass = escaped && /[a-z\d]/i.test(chars);
    return isClass || /[\ud800-\udfff]/.test(chars) ? anything : [{ chars, open: false }];
  }
}

const isWhole = ({ chars, open }: Beginning): boolean => open || chars.length >= known;

/** A mark of any kind is only told at the very start. */
const joined = (one: Beginning, next: readonly Beginning[]): Beginning[] =>
  next.map(({ chars, open }) => {
    const found = one.chars + chars;
    const stop = found.indexOf(any, 1);
    return stop === -1 ? { chars: found.slice(0, known), open } : { chars: found.slice(0, stop), open: true };
  });

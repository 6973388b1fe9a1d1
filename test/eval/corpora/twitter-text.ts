import { readFileSync } from 'node:fs';
import type { Span } from '../../../overrides/text/span.js';
import type { Row } from '../row.js';
import { spansOf, withSpans } from '../row.js';
import { relabelled } from './relabel.js';
import type { Case } from './yaml.js';
import { casesIn } from './yaml.js';

/** extract.yml: names, lists and links go, hashtags and cashtags stay. Cases with the same text are one row. */
export function twitterText(folder: string): Row[] {
  const rows = new Map<string, Row>();
  for (const found of casesIn(readFileSync(`${folder}/extract.yml`, 'utf8'))) {
    const known = rows.get(found.text);
    const more = relabelled(found.text);
    const spans = withSpans(longestFirst([...labelled(found), ...(known?.spans ?? [])]), more);
    const loose = known?.loose === true || more.length > 0;
    rows.set(found.text, {
      id: `twitter-${rows.size}`,
      hidden: false,
      why: found.section,
      ...known,
      text: found.text,
      spans,
      loose,
    });
  }
  return [...rows.values()];
}

function labelled({ section, text, expected, items }: Case): Span[] {
  if (/^(?:hash|cash)tags/.test(section)) return [];
  // A mention that is no reply is a mention.
  if (section === 'replies') return text.includes('@username') ? spansOf(text, ['@username']) : [];
  if (items.length > 0) {
    return items.map(({ indices }) => {
      const [start, end] = indices as [number, number];
      return { start, end };
    });
  }
  const parts = Array.isArray(expected) ? (expected as string[]) : [];
  return spansOf(text, section === 'mentions' ? parts.map((name) => `@${name}`) : parts);
}

/** The longer of two labels for the same place. */
function longestFirst(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => b.end - b.start - (a.end - a.start));
  return sorted.reduce<Span[]>((kept, span) => withSpans(kept, [span]), []);
}

/** A case of twitter-text's conformance suite. */
export interface Case {
  section: string;
  text: string;
  /** Strings to find, or one; with `indices`, spans. */
  expected: unknown;
  items: Record<string, unknown>[];
}

/** Reads as much YAML as that suite uses: sections, cases with scalars or inline lists, and lists of flat maps. */
export function casesIn(yaml: string): Case[] {
  const cases: Case[] = [];
  let section = '';
  for (const line of yaml.split('\n')) {
    const [, indent, dash, key, value] = /^( *)(- )?([a-z_]+): ?(.*)$/.exec(line) ?? [];
    if (indent === undefined || key === undefined) continue;
    const last = cases.at(-1);
    if (indent.length === 2 && dash === undefined) section = key;
    else if (key === 'description' && dash !== undefined)
      cases.push({ section, text: '', expected: undefined, items: [] });
    else if (last === undefined) continue;
    else if (key === 'text') last.text = scalar(value) as string;
    else if (key === 'expected') last.expected = scalar(value);
    else {
      if (dash !== undefined) last.items.push({});
      const item = last.items.at(-1);
      if (item !== undefined) item[key] = scalar(value);
    }
  }
  return cases;
}

/** Quoted text and lists are JSON but for one escape; nothing is undefined. */
function scalar(written = ''): unknown {
  const value = written
    .trim()
    .replace(/\\U([0-9A-Fa-f]{8})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  if (value === '') return undefined;
  return /^["[\d]|^(?:true|false)$/.test(value) ? (JSON.parse(value) as unknown) : value;
}

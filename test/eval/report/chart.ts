import type { Measured } from '../peers/measure.js';
import type { Shares, Tally } from '../score.js';
import { sharesOf } from '../score.js';
import type { Report } from './report.js';
import { slowest } from './table.js';

interface Bar {
  label: string;
  /** Of the full width, 0 to 1. */
  length: number;
  said: string;
  own: boolean;
}

interface Panel {
  title: string;
  note: string;
  bars: readonly Bar[];
}

const size = { width: 1_000, left: 205, top: 64, row: 24, gap: 18, bar: 13, heading: 46 };
const ink = { own: '#0b6e4f', other: '#9aa5b1', text: '#1f2933', quiet: '#616e7c', line: '#d9dee4', paper: '#ffffff' };

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Style {
  size?: number;
  fill?: string;
  weight?: number;
  anchor?: 'start' | 'end';
}

const write = (
  x: number,
  y: number,
  text: string,
  { size: px = 12, fill = ink.text, weight = 400, anchor = 'start' }: Style = {},
): string =>
  `<text x="${x}" y="${y}" font-size="${px}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** One column of bars; the labels of the rows stand left of the first column. */
function drawn(
  { title, note, bars }: Panel,
  { x, y, width, labelled }: { x: number; y: number; width: number; labelled: boolean },
): string {
  const full = width - 78;
  const compared = bars.some(({ own }) => !own);
  const heads = [write(x, y, title, { size: 13, weight: 600 }), write(x, y + 16, note, { size: 11, fill: ink.quiet })];
  const rows = bars.flatMap(({ label, length, said, own }, at) => {
    const top = y + size.heading - 16 + at * size.row;
    const fill = own ? ink.own : ink.other;
    const long = length === 0 ? 0 : Math.max(length * full, 1.5);
    return [
      ...(labelled ? [write(x - 12, top + 11, label, { weight: own && compared ? 600 : 400, anchor: 'end' })] : []),
      `<rect x="${x}" y="${top}" width="${long.toFixed(1)}" height="${size.bar}" fill="${fill}"/>`,
      write(x + long + 5, top + 11, said, {
        size: 11,
        weight: own && compared ? 600 : 400,
        fill: own ? ink.text : ink.quiet,
      }),
    ];
  });
  const foot = y + size.heading - 20 + bars.length * size.row;
  return [
    ...heads,
    `<line x1="${x}" x2="${x}" y1="${y + size.heading - 20}" y2="${foot}" stroke="${ink.line}"/>`,
    ...rows,
  ].join('\n');
}

type Shown = Pick<Measured, 'name' | 'tallies' | 'speed' | 'worst'>;

const percentBar = (own: boolean, label: string, value: number | null): Bar => ({
  label,
  own,
  length: (value ?? 0) / 100,
  said: value === null ? '–' : `${value.toFixed(value > 0 && value < 10 ? 1 : 0)} %`,
});

/** Length on a logarithmic scale between two bounds. */
const logarithmic = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0.01, Math.log(value / from) / Math.log(to / from)));

const barsOf = (shown: readonly Shown[], of: (one: Shown, own: boolean) => Bar): Bar[] =>
  shown.map((one, at) => of(one, at === 0));

function accuracyPanels(shown: readonly Shown[], set: string): Panel[] {
  const panel = (title: string, note: string, score: keyof Shares): Panel => ({
    title,
    note,
    bars: barsOf(shown, ({ name, tallies }, own) => percentBar(own, name, sharesOf(tallies[set] as Tally)[score])),
  });
  return [
    panel('Contacts covered', 'no letter or digit left', 'covered'),
    panel('Disguised ones', 'the same, obfuscated', 'hiddenCovered'),
    panel('Innocent, changed', 'less is better', 'flagged'),
  ];
}

function timePanels(shown: readonly Shown[]): Panel[] {
  const inputs = shown[0]?.worst?.inputs;
  if (inputs === undefined) return [];
  return [
    {
      title: 'µs per kB',
      note: 'median, log scale',
      bars: barsOf(shown, ({ name, speed }, own) => ({
        label: name,
        own,
        length: speed === null ? 0 : logarithmic(speed.median, 10, 20_000),
        said: speed === null ? '–' : Math.round(speed.median).toLocaleString('en'),
      })),
    },
    {
      title: 'Slowest 100 kB',
      note: `of ${inputs} hostile, log scale`,
      bars: barsOf(shown, ({ name, worst }, own) => ({
        label: name,
        own,
        length: worst === null ? 0 : logarithmic(worst.ms, 1, 10_000),
        said: worst !== null && worst.cut > 0 ? '> 10 s' : slowest({ worst }),
      })),
    },
  ];
}

function ownPanels(contact: Report['contact']): Panel[] {
  const sets = Object.entries(contact);
  const said = (name: string, spans: number): string => `${name} (${spans})`;
  return [
    {
      title: 'Overrule on every set: contacts covered',
      note: 'in brackets the contacts of the set',
      bars: sets.map(([name, tally]) => percentBar(true, said(name, tally.spans), sharesOf(tally).covered)),
    },
    {
      title: 'Innocent messages changed',
      note: 'of those the set has',
      bars: sets.map(([name, tally]) => {
        const bar = percentBar(true, name, sharesOf(tally).flagged);
        return { ...bar, said: tally.negatives === 0 ? 'none in the set' : `${bar.said} of ${tally.negatives}` };
      }),
    },
  ];
}

function columns(panels: readonly Panel[], y: number): string {
  const width = (size.width - size.left - 20) / panels.length;
  return panels
    .map((panel, at) => drawn(panel, { x: size.left + at * width, y, width, labelled: at === 0 }))
    .join('\n');
}

/** The detectors side by side on one set, and Overrule on every set. */
export function chart({ contact, speed, peers }: Report): string {
  const set = 'blind' in contact ? 'blind' : 'ours';
  const cost = speed?.['contact alone'];
  const own: Shown = { name: 'Overrule', tallies: contact, speed: cost?.plain ?? null, worst: cost?.worst ?? null };
  const shown = [own, ...peers];
  const lower = size.top + size.heading + shown.length * size.row + size.gap;
  const height = lower + size.heading + Object.keys(contact).length * size.row + 4;
  const tally = contact[set] as Tally;
  const title = `Contact data in chat: ${tally.spans} contacts and ${tally.negatives} innocent messages of the ${set === 'ours' ? 'set the rules were developed on' : 'blind set'}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" width="${size.width}" height="${height}" font-family="system-ui, 'Segoe UI', Helvetica, Arial, sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${size.width}" height="${height}" fill="${ink.paper}"/>`,
    write(20, 30, title, { size: 16, weight: 600 }),
    columns([...accuracyPanels(shown, set), ...timePanels(shown)], size.top),
    columns(ownPanels(contact), lower),
    '</svg>',
    '',
  ].join('\n');
}

import type { Measured } from '../peers/measure.js';
import { refusalShares } from '../refusals.js';
import type { Shares, Tally } from '../score.js';
import { sharesOf } from '../score.js';
import type { Report } from './report.js';

const pad = (cell: string, width: number, at: number): string => (at === 0 ? cell.padEnd(width) : cell.padStart(width));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length), cell.length));
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...rows];
  return lines
    .map((row) =>
      row
        .map((cell, at) => pad(cell, widths[at] as number, at))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)} %`);

const cells = (tally: Tally, shares: Shares): string[] => [
  String(tally.spans),
  percent(shares.covered),
  percent(shares.hiddenCovered),
  String(tally.negatives),
  percent(shares.flagged),
  percent(shares.precision),
  percent(shares.recall),
  shares.overRedacted === null ? '–' : shares.overRedacted.toFixed(2),
  tally.offsetFaults === 0 ? 'ok' : `${tally.offsetFaults} wrong`,
  String(tally.unsettled),
];

const contactHead = [
  'contact',
  'spans',
  'covered',
  'obfuscated',
  'negatives',
  'flagged',
  'precision',
  'recall',
  'over ‰',
  'offsets',
  'not idempotent',
];

const contacts = ({ contact }: Report): string =>
  table(
    contactHead,
    Object.entries(contact).map(([name, tally]) => [name, ...cells(tally, sharesOf(tally))]),
  );

const wraps = ({ wrap }: Report): string =>
  table(
    ['wrap', 'messages', 'exact', 'changed though open'],
    Object.entries(wrap).map(([name, { rows, exact, changed }]) => [
      name,
      String(rows),
      percent((exact / rows) * 100),
      String(changed),
    ]),
  );

/** `> 10 s on 3 of 68` when some inputs were cut off. */
export function slowest({ worst }: { worst: Measured['worst'] }): string {
  if (worst === null) return '–';
  if (worst.cut > 0) return `> 10 s on ${worst.cut} of ${worst.inputs}`;
  return worst.ms >= 1_000 ? `${(worst.ms / 1_000).toFixed(1)} s` : `${worst.ms.toFixed(1)} ms`;
}

const gateRows = ({ gates }: Report): string =>
  table(
    ['gates', 'to go back', 'found', 'clean', 'alarms'],
    Object.entries(gates).map(([name, { faulty, found, clean, alarms }]) => [
      name,
      String(faulty),
      percent((found / faulty) * 100),
      String(clean),
      percent((alarms / clean) * 100),
    ]),
  );

const refusals = (report: Report): string =>
  table(
    ['refusals', 'resting', 'recall', 'precision', 'independent', 'wrongly neutral', 'coaching wrong'],
    Object.entries(report.refusals).map(([name, tally]) => {
      const { recall, precision, wronglyNeutral } = refusalShares(tally);
      return [
        name,
        String(tally.resting),
        percent(recall),
        percent(precision),
        String(tally.independent),
        percent(wronglyNeutral),
        `${tally.coachingFaults} of ${tally.coachings}`,
      ];
    }),
  );

const times = ({ speed }: Report): string =>
  table(
    ['time', 'median µs/kB', 'p99 µs/kB', 'slowest hostile', 'inputs', 'which'],
    Object.entries(speed ?? {}).map(([name, { plain, dense, worst }]) => [
      name,
      `${plain.median.toFixed(0)} (${dense.median.toFixed(0)} dense)`,
      `${plain.p99.toFixed(0)} (${dense.p99.toFixed(0)} dense)`,
      slowest({ worst }),
      String(worst.inputs),
      worst.input,
    ]),
  );

const byChannel = (hostile: NonNullable<Report['hostile']>): string =>
  table(
    ['hostile text in', 'slowest', 'inputs', 'which', 'growth by 4'],
    Object.entries(hostile).map(([name, worst]) => [
      name,
      slowest({ worst }),
      String(worst.inputs),
      worst.input,
      worst.growth.toFixed(1),
    ]),
  );

const short = (tally: Tally | undefined): string => {
  if (tally === undefined) return '–';
  const { covered, flagged } = sharesOf(tally);
  return `${covered?.toFixed(0) ?? '–'} / ${flagged?.toFixed(0) ?? '–'}`;
};

function beside({ contact, speed, peers }: Report): string {
  const sets = Object.keys(contact);
  const own: Omit<Measured, 'setup'> = {
    name: 'overrule',
    tallies: contact,
    speed: speed?.['contact alone']?.plain ?? null,
    worst: speed?.['contact alone']?.worst ?? null,
  };
  return table(
    ['covered / flagged %', ...sets, 'µs/kB', 'slowest hostile'],
    [own, ...peers].map((one) => [
      one.name,
      ...sets.map((set) => short(one.tallies[set])),
      one.speed?.median.toFixed(0) ?? '–',
      slowest(one),
    ]),
  );
}

/** Everything that was measured, for a terminal. */
export function tables(report: Report): string {
  return [
    contacts(report),
    wraps(report),
    refusals(report),
    gateRows(report),
    ...(report.speed === null ? [] : [times(report)]),
    ...(report.hostile === null ? [] : [byChannel(report.hostile)]),
    ...(report.peers.length === 0 ? [] : [beside(report)]),
  ].join('\n\n');
}

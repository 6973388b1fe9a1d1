import { readFileSync } from 'node:fs';
import type { Row } from '../row.js';
import { spansOf, withSpans } from '../row.js';
import { linesIn } from '../sets.js';
import { relabelled, staysForUs } from './relabel.js';

const rowOf = (id: string, text: string, spans: Row['spans']): Row => {
  const more = staysForUs.has(text) ? [] : withSpans(spans, relabelled(text)).filter((span) => !spans.includes(span));
  return {
    id,
    text,
    spans: staysForUs.has(text) ? [] : withSpans(spans, more),
    hidden: false,
    why: text.length > 60 ? `${text.slice(0, 60)}…` : text,
    loose: more.length > 0,
  };
};

/** links.txt: a line is its own link unless the next one says what the link is. not_links.txt: nothing on a line is one. */
export function linkifyIt(folder: string): Row[] {
  const linesOf = (file: string): string[] =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .map((line) => line.replace(/^%.*/, '').trim());
  const rows: Row[] = [];
  const lines = linesOf('links.txt');
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at] as string;
    if (text === '') continue;
    const link = lines[at + 1] || text;
    if (link !== text) at += 1;
    rows.push(rowOf(`links-${rows.length}`, text, spansOf(text, [link])));
  }
  const not = linesOf('not_links.txt').filter((line) => line !== '');
  return [...rows, ...not.map((text, at) => rowOf(`not_links-${at}`, text, []))];
}

interface Found {
  text: string;
  options: { defaultCountry?: string } | null;
  expected: { startsAt: number; endsAt: number }[];
}

/** Every case with the region it names; a text is a number as a whole in the matcher's cases. */
export function libphonenumber(folder: string): Row[] {
  const found = linesIn(`${folder}/findPhoneNumbersInText_cases.jsonl`).map((line) => JSON.parse(line) as Found);
  const whole = linesIn(`${folder}/PhoneNumberMatcher_cases.jsonl`).map(
    (line) => JSON.parse(line) as { text: string; defaultCountry: string },
  );
  return [
    ...found
      .filter(({ text }) => text !== '')
      .map(({ text, options, expected }, at) => ({
        ...rowOf(
          `find-${at}`,
          text,
          expected.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
        ),
        regions: options?.defaultCountry === undefined ? [] : [options.defaultCountry],
      })),
    ...whole.map(({ text, defaultCountry }, at) => ({
      ...rowOf(`matcher-${at}`, text, [{ start: 0, end: text.length }]),
      regions: [defaultCountry],
    })),
  ];
}

/** Links stand between U+2E20 and U+2E21. */
export function uts58(folder: string): Row[] {
  const lines = linesIn(`${folder}/LinkDetectionTest_misc.txt`).filter((line) => !line.startsWith('#'));
  return lines.map((line, at) => {
    const text = line.replace(/[\u2e20\u2e21]/g, '');
    const links = [...line.matchAll(/\u2e20([^\u2e21]*)\u2e21/g)].map(([, link]) => link as string);
    return rowOf(`line-${at + 1}`, text, spansOf(text, links));
  });
}

interface Checked {
  text: string;
  none?: boolean;
  encoded?: boolean;
  checked_text?: string;
}

/** E-mails and phones; other identities are no contact. Where the case does not show its result, the note names the value. */
export function guardrails(folder: string): Row[] {
  return linesIn(`${folder}/cases.jsonl`).map((line, at) => {
    const { text, none, encoded, checked_text: checked } = JSON.parse(line) as Checked;
    const parts = none ? [] : checked === undefined ? ['(415) 123-4567'] : [maskedIn(text, checked)];
    const row = { ...rowOf(`case-${at}`, text, spansOf(text, parts)), loose: false };
    return { ...row, hidden: !none && (encoded === true || /[\u200b\uff00-\uffef]/.test(text)) };
  });
}

/** What stands in a text where its masked form has the first placeholder. */
function maskedIn(text: string, masked: string): string {
  const [before, after] = /^(.*?)<[A-Z_]+>(.*)$/.exec(masked)?.slice(1) as [string, string];
  const end = after.includes('<')
    ? text.indexOf(after.slice(0, after.indexOf('<')), before.length)
    : text.length - after.length;
  return text.slice(before.length, end);
}

interface Run {
  traj: { role: string; content: string | null }[];
}

/** What customers and a model said in recorded runs, each once. Its user ids are the airline's own and stay. */
export function tauBench(folder: string): Row[] {
  const runs = JSON.parse(readFileSync(`${folder}/runs.even-tasks.json`, 'utf8')) as Run[];
  const said = runs.flatMap(({ traj }) => traj.filter(({ role }) => role === 'user' || role === 'assistant'));
  const texts = new Set(said.flatMap(({ content }) => (content === null ? [] : [content])));
  return [...texts].map((text, at) => ({ ...rowOf(`said-${at}`, text, []), loose: false }));
}

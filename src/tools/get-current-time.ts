import { z } from 'zod';
import { now } from '../store/reads/clock.js';
import { defineTool } from './define.js';

/** The time of the database: the one clock that everything stored goes by. */
export const getCurrentTime = defineTool({
  name: 'get_current_time',
  description: 'Tells the date, the weekday and the time now, in a time zone.',
  args: {
    zone: z.string().default('UTC').describe('An IANA time zone such as Europe/Berlin; UTC unless it is given.'),
  },
  evidence: 'definitive',
  produces: ['time'],
  async run({ zone }, { database }) {
    const format = formatOf(zone);
    if (!format) return { kind: 'failed', text: `There is no time zone "${zone}". ${suggestion(zone)}` };
    const utc = await now(database);
    const at = Object.fromEntries(format.formatToParts(new Date(utc)).map(({ type, value }) => [type, value]));
    const date = `${at.year}-${at.month}-${at.day}`;
    const time = `${at.hour}:${at.minute}:${at.second}`;
    const offset = at.timeZoneName === 'GMT' ? '+00:00' : (at.timeZoneName ?? '').replace('GMT', '');
    const named = format.resolvedOptions().timeZone;
    return {
      kind: 'gave',
      text: `It is ${at.weekday}, ${date}, ${time} in ${named} (UTC${offset}).`,
      result: { zone: named, weekday: at.weekday, date, time, offset, utc },
    };
  },
});

/** Null for a zone that nobody knows. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A model often knows the city and not the continent. */
function suggestion(zone: string): string {
  const wanted = zone.trim().toLowerCase().replaceAll(' ', '_');
  const city = wanted.split('/').at(-1) ?? '';
  const near = Intl.supportedValuesOf('timeZone').filter((known) => known.toLowerCase().split('/').at(-1) === city);
  return near.length > 0
    ? `Perhaps ${near.slice(0, 3).join(' or ')}?`
    : 'Name one such as Europe/Berlin, America/New_York or UTC.';
}

import type { Scrub } from '../text/scrub.js';
import { scrubbed } from '../text/scrub.js';
import type { Finding } from './finding.js';
import type { ContactOptions } from './find.js';
import { findContacts } from './find.js';
import { nothingMet } from './flood.js';

/** Stands where a contact stood. Without digit, at-sign, dot or slash, so that it is never taken for one. */
export const token = '[contact removed]';

/** Cuts every contact out. */
export function scrub(text: string, options: ContactOptions): Scrub<Finding> {
  // What a field turned out to hold counts for the next one, not for reading this one again.
  const again = { ...options, met: nothingMet() };
  return scrubbed(text, token, (read, round) => {
    const found = findContacts(read, round === 0 ? options : again);
    if (round === 0 && options.met !== undefined) options.met.findings += found.length;
    return found;
  });
}

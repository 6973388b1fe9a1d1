import { createRequire } from 'node:module';
import { isAsciiLetter, isDigit } from '../text/chars.js';
import { lookAlike } from '../text/fold.js';
import { hashed, unitsOf } from '../text/units.js';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The package is a bare JSON file, which the compiler's output cannot import without an attribute it drops. */
const require = createRequire(import.meta.url);
const known: ReadonlySet<string> = new Set(require('tlds') as string[]);

/** Endings that nobody writes by accident after a dot. */
const plain = list(`
  com net org edu gov mil biz xyz io dev app tech cloud online site website store shop blog club wiki chat email digital agency
  studio design media network software systems solutions global international photography consulting academy university
  company ltd llc gmbh link click page social pro mobi asia tel jobs travel museum aero coop cat eus gal berlin london paris
  nyc tokyo moscow amsterdam hamburg koeln wien istanbul online dating singles
  google youtube onion test`);

/** Country codes that are also words, titles, units or ends of file names: they need more than a dot in front. */
const wordy = list(`
  in me so no it is to at be by am as do us my an im id ad al la se si es li ma sa ca te tu su ne nu na re ve va om et er
  ee pa mu ga mr ms mm km kg cm ml mg st ac tm py sh rs md mk pl pm ps vi ws cc cx ai fm sc tf gs ht sm pn pr as ag hm`);

/** Words that open a file name often enough for its ending to be no domain. */
const fileStems = list(`
  file script main index config readme setup test app server client module package image photo video document doc report
  data archive backup notes run build install lib util utils core init demo example sample model models views urls manage`);

/** ends of file names that are top-level domains. */
const fileEndings = list('py sh rs md mk pl pm ps cc zip mov ml vi st ai');

export type Ending = 'plain' | 'wordy' | 'unknown';

/** How much an ending proves. Longer generic ones are English words ("today", "live"), hence wordy. */
export function endingOf(label: string): Ending {
  const tld = known.has(label) ? label : unmasked(label);
  if (tld === null) return label === 'onion' || label === 'c0m' || label.startsWith('xn--') ? 'plain' : 'unknown';
  if (wordy.has(tld)) return 'wordy';
  if (plain.has(tld) || tld.length === 2 || tld.charCodeAt(0) > 127) return 'plain';
  return 'wordy';
}

const places = 1 << 15;
const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (places - 1);
/** A mark at the place of each ASCII ending. */
const taken = new Uint8Array(places);
for (const ending of [...known, 'onion', 'c0m']) taken[placeOf(unitsOf(ending).reduce(hashed, 7))] = 1;

/** False when the word that begins at an offset is surely no ending, told without cutting it out. */
export function mayBeEnding(units: Uint16Array, from: number): boolean {
  let hash = 7;
  for (let at = from; at < units.length; at += 1) {
    const code = units[at] as number;
    if (code > 127 || code === hyphen) return true;
    if (!isAsciiLetter(code) && !isDigit(code)) break;
    hash = hashed(hash, code);
  }
  return taken[placeOf(hash)] === 1;
}

const hyphen = 45;

function unmasked(label: string): string | null {
  if (label.charCodeAt(0) < 0x0370 || label.length > 24) return null;
  const latin = [...label].map((char) => lookAlike(char.charCodeAt(0)) ?? char).join('');
  return known.has(latin) ? latin : null;
}

export const isFileName = (stem: string, ending: string): boolean => fileEndings.has(ending) && fileStems.has(stem);

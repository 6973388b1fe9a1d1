/** In which order a machine keeps the two bytes of a unit; nearly all keep the lower one first, as UTF-16LE does. */
const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** The UTF-16 units of a text. Reading one from here takes a fraction of what asking a string for it does. */
export function unitsOf(text: string): Uint16Array {
  if (!isLittleEndian) return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const bytes = Buffer.allocUnsafe(text.length * 2);
  bytes.write(text, 'utf16le');
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}

/** Units that are turned into a string at once where nothing faster is there: as many as a call may have arguments. */
const chunk = 8_192;

/** The text of some units. One without wide units is kept with a byte for each, on which all that reads it is faster. */
export function textOf(units: Uint16Array): string {
  if (!isLittleEndian) return slowly(units);
  let seen = 0;
  for (let at = 0; at < units.length; at += 1) seen |= units[at] as number;
  return seen < 256
    ? Buffer.from(units).toString('latin1')
    : Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
}

function slowly(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += chunk) text += String.fromCharCode(...units.subarray(at, at + chunk));
  return text;
}

/** A running hash of a word, one unit at a time, from 7. */
export const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

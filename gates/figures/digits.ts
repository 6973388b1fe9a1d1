/** The zeros of the scripts whose digits are one UTF-16 unit each; ten stand in a row. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const elsewhere = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/g;

/** The text with digits, spaces and signs as ASCII ones, unit by unit, so that offsets stay. */
export const plainDigits = (text: string): string =>
  text
    .replace(elsewhere, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[−–﹣－]/g, '-')
    .replace(/[’＇]/g, "'");

/** "007.50" and "7.5" are one number. */
export const canonical = (whole: string, fraction = ''): string => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
};

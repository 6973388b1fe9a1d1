import type { View } from '../../text/view.js';

const token = /(?<![\p{L}\d])[\dOoIlSBZ]{3,15}(?![\p{L}\d])/gu;

/** `SO9018206747`: letters that say what an identifier is of. */
const prefixed = /^(?!OO)[A-Z]{2,3}\d{4,}$/;

/** Reads O and l as digits in words that are otherwise made of digits: `O7700 9OO123`. Same length, so offsets hold; the view itself when there are none. */
export function withDigits(view: View): View {
  if (!/\d[OoIlSBZ]|[OoIlSBZ]\d/.test(view.text)) return view;
  const text = view.text.replace(token, (word) =>
    /\d/.test(word) && !prefixed.test(word)
      ? word.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5').replace(/B/g, '8').replace(/Z/g, '2')
      : word,
  );
  return text === view.text ? view : view.reading(text);
}

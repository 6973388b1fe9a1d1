const quoted =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|‘[^’\n]{2,400}’(?!\p{L})|「[^」\n]{1,400}」|『[^』\n]{1,400}』|^>[^\n]{0,400}$/gmu;

/** Words of a quotation that shows whose words they are and stays short. */
const quotedAtMost = 30;

/**
 * The text with its short quotations blanked, offset for offset: who quotes says whose words they are. A text that is
 * little else than quotations is not spared.
 */
export function withoutQuotes(text: string): string {
  let blanked = 0;
  const rest = text.replace(quoted, (quote) => {
    if (quote.split(/\s+/u).length > quotedAtMost) return quote;
    blanked += quote.length;
    return '\n'.padEnd(quote.length, '\n');
  });
  return blanked > text.length * 0.85 ? text : rest;
}

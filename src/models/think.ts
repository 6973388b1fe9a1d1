const end = '</think>';
/** Many templates put the beginning into the prompt, so that the text brings only the end. */
const begun = /^\s*(?:<think>)?/;

/**
 * Takes the think block off that a reasoning model's text begins with. One that never closes, or begins later, stays
 * where it is: nobody can tell what of it was meant to be said, and the gates send such a text back.
 */
export function withoutThinking(text: string): { text: string; thinking: string | null } {
  const from = begun.exec(text)?.[0].length ?? 0;
  const to = text.indexOf(end);
  if (to < 0 || text.slice(from, to).includes('<think>')) return { text, thinking: null };
  return { text: text.slice(to + end.length).trimStart(), thinking: text.slice(from, to).trim() || null };
}

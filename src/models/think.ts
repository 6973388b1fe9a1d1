const closedBlock = /^\s*<think>([\s\S]*?)<\/think>\s*/;

/**
 * Takes the closed think block off that a reasoning model's text begins with. One that never closes stays where it is:
 * nobody can tell where it ends, and the gates send such a text back.
 */
export function withoutThinking(text: string): { text: string; thinking: string | null } {
  const [block, thinking] = closedBlock.exec(text) ?? [];
  if (block === undefined) return { text, thinking: null };
  return { text: text.slice(block.length), thinking: thinking?.trim() || null };
}

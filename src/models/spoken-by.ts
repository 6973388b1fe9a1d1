import type { ModelRequest, Part } from '../domain/generation.js';

/**
 * Said last when a request would end with the model's own words: some servers take those for the beginning of the
 * answer and go on with them.
 */
export const cue = 'Answer now.';

/** Whether the last part is something the model itself said. */
export const endsWithOwnWords = ({ parts }: ModelRequest): boolean => parts.at(-1)?.role === 'assistant';

/**
 * What a part says, with its author in front where several write: the chat templates of local models know roles, and
 * leave names out.
 */
export function wordsOf({ parts }: ModelRequest): (part: Part) => string {
  const authors = new Set(parts.flatMap(({ role, name }) => (role === 'user' && name ? [name] : [])));
  return ({ role, name, content }) => (role === 'user' && name && authors.size > 1 ? `${name}: ${content}` : content);
}

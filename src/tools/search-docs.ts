import { z } from 'zod';
import { Documents } from '../store/documents.js';
import { defineTool } from './define.js';

const mostPassages = 8;

/** Searches what the tenant uploaded. What it finds may hold the answer or not, so it is no proof by itself. */
export const searchDocs = defineTool({
  name: 'search_docs',
  description:
    'Searches the documents of this service by words and gives the passages that fit best, each with an id to cite.',
  args: {
    query: z.string().min(1).max(500).describe('The words to look for, as the documents would put them.'),
    limit: z.int().min(1).max(mostPassages).default(4).describe(`How many passages, 1 to ${mostPassages}.`),
  },
  evidence: 'retrieving',
  async run({ query, limit }, { database, tenantId }) {
    const passages = await new Documents(database).search(tenantId, query, limit);
    if (passages.length === 0)
      return {
        kind: 'gave',
        text: 'No passage holds any of these words. Try other words, or say that the documents do not tell.',
        passages,
      };
    const found = passages.map(({ id, score }) => `${id} (${score.toFixed(2)})`).join(', ');
    return {
      kind: 'gave',
      text: `Found, best first: ${found}. The number is the share of the query that a passage holds. Cite a passage by its id, with the words it has.`,
      passages,
    };
  },
});

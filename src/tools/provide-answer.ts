import { draftSchema } from '../domain/draft.js';
import { provideAnswer as name } from '../generate/answer.js';
import { defineTool } from './define.js';

const { citations, closes, asks, coaching, signals, outbound } = draftSchema.shape;

/** The answer itself. Alone it never comes here: then it is the draft. */
export const provideAnswer = defineTool({
  name,
  description: 'Gives the answer, when every result that it needs has been read. Call it alone.',
  args: {
    answer: outbound.describe('What the other side reads.'),
    citations: citations.describe('For what comes from documents: the id of the passage, and its words.'),
    closes: closes.describe('True when this says goodbye.'),
    asks: asks.describe('What the answer asks somebody to disclose.'),
    coaching: coaching.describe('For the person you represent alone.'),
    signals: signals.describe('What you think of somebody, for the person you represent.'),
  },
  evidence: 'none',
  run: () => ({
    kind: 'gave',
    text: 'Not sent: it came beside other calls. Read their results first, then call provide_answer alone.',
  }),
});

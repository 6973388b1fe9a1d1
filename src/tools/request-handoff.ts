import { handoffRequestSchema } from '../domain/draft.js';
import { requestHandoff as name } from '../generate/answer.js';
import { defineTool } from './define.js';

const { reason, expiresInSeconds } = handoffRequestSchema.shape;

/** The request for a person. Without other calls beside it, or only with the answer, it never comes here. */
export const requestHandoff = defineTool({
  name,
  description: 'Asks for a person to take over. Call it alone, or with provide_answer for what you say meanwhile.',
  args: {
    reason: reason.describe('Why a person is needed, for that person.'),
    expiresInSeconds: expiresInSeconds.describe('How long the person has, unless they say otherwise.'),
  },
  evidence: 'none',
  run: () => ({
    kind: 'gave',
    text: 'Nobody was called: it came beside other calls. Read their results first, then call request_handoff if a person is still needed.',
  }),
});

import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { loggedRecord, logPage } from '../http/shapes/admin.js';
import { conversation } from '../http/shapes/conversation.js';
import { accepted, message, messagePage } from '../http/shapes/message.js';
import type { Api } from './api.js';
import { autopilot, perSide } from './scenes/autopilot.js';

const waitMs = 30_000;
const lookMs = 50;

/** What two agents made of one line, as the API tells it. */
export interface Flown {
  conversation: z.infer<typeof conversation>;
  lines: z.infer<typeof message>[];
  fired: z.infer<typeof loggedRecord>[];
}

/** Says the first line, and looks until the one that would speak next is capped. */
export async function fly(api: Api): Promise<Flown> {
  const { policy, participants, opening } = autopilot;
  const { id } = await api.post('/v1/conversations', { policy, participants }, conversation);
  const at = `/v1/conversations/${id}`;
  await api.post(`${at}/messages`, opening, accepted);
  const until = Date.now() + waitMs;
  for (;;) {
    const { items: fired } = await api.get(`/v1/admin/overrides?conversationId=${id}`, logPage);
    const { items: lines } = await api.get(`${at}/messages?limit=200`, messagePage);
    if (fired.length > 0 || Date.now() > until) return { conversation: await api.get(at, conversation), lines, fired };
    await delay(lookMs);
  }
}

/** Why it is not what it has to be; empty when it is. */
export function problemsOfFlight({ conversation: { cappedAgents }, lines, fired }: Flown): string[] {
  const agents = autopilot.participants.filter(({ kind }) => kind === 'agent').map(({ id }) => id);
  const wrong = agents.flatMap((id) => {
    const said = lines.filter(({ from, kind }) => from === id && kind === 'text').length;
    return said === perSide ? [] : [`${id} said ${said} lines instead of ${perSide}`];
  });
  return [
    ...wrong,
    ...(cappedAgents.length === agents.length ? [] : ['not both are capped']),
    ...(fired.map(({ override }) => override).join() === 'loop-cap' ? [] : ['loop-cap did not fire once, and alone']),
  ].map((problem) => `“${autopilot.title}”: ${problem}`);
}

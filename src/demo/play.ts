import type { z } from 'zod';
import { loggedRecord, logPage } from '../http/shapes/admin.js';
import { conversation } from '../http/shapes/conversation.js';
import { accepted, answered, message, messagePage } from '../http/shapes/message.js';
import { note, notePage, type TurnView } from '../http/shapes/turn.js';
import type { Api } from './api.js';
import type { Said, Scene } from './scenes/scene.js';

const waitMs = 20_000;

/** What became of a scene, as the API tells it. */
export interface Played {
  scene: Scene;
  conversation: z.infer<typeof conversation>;
  /** The attempt the scene is about. */
  turn: TurnView;
  /** What recipients read since the attempt was made. */
  received: z.infer<typeof message>[];
  /** What the person reads whom the agent represents. */
  note: z.infer<typeof note> | null;
  /** The override log of the conversation. */
  fired: z.infer<typeof loggedRecord>[];
  /** The same attempt after the remedy. */
  again: TurnView | null;
}

export async function play(api: Api, scene: Scene): Promise<Played> {
  const { policy, participants, before, attempt, remedy } = scene;
  const { id } = await api.post('/v1/conversations', { policy, participants }, conversation);
  const at = `/v1/conversations/${id}`;
  for (const said of before) await say(api, at, said);
  const earlier = (await messagesAfter(api, at, 0)).at(-1)?.seq ?? 0;
  const turn = await answerTo(api, at, attempt);
  const seen = {
    received: await messagesAfter(api, at, earlier),
    note: await noteOf(api, at, scene, turn),
    fired: await firedIn(api, id),
    conversation: await api.get(at, conversation),
  };
  if (!remedy) return { scene, turn, ...seen, again: null };
  await act(api, at, remedy.act);
  return { scene, turn, ...seen, again: await answerTo(api, at, attempt) };
}

const messagesAfter = async (api: Api, at: string, seq: number): Promise<Played['received']> =>
  (await api.get(`${at}/messages?after=${seq}&limit=200`, messagePage)).items;

/** In the order of the rules; the log has the newest first. */
const firedIn = async (api: Api, conversationId: string): Promise<Played['fired']> => {
  const { items } = await api.get(`/v1/admin/overrides?conversationId=${conversationId}`, logPage);
  return items.sort((left, right) => left.order - right.order);
};

/** Says something; waits for its turn, if it has one. */
async function say(api: Api, at: string, said: Said): Promise<TurnView | null> {
  const answer = await api.post(`${at}/messages?wait=${waitMs}`, said, answered.or(accepted));
  return 'turn' in answer ? answer.turn : null;
}

async function answerTo(api: Api, at: string, said: Said): Promise<TurnView> {
  const turn = await say(api, at, said);
  if (!turn) throw new Error(`nothing was decided within ${waitMs / 1000} s; is the worker running?`);
  return turn;
}

async function act(api: Api, at: string, act: NonNullable<Scene['remedy']>['act']): Promise<void> {
  if ('leaves' in act) await api.delete(`${at}/participants/${act.leaves}`, conversation);
  else await say(api, at, act);
}

async function noteOf(api: Api, at: string, { participants }: Scene, turn: TurnView): Promise<Played['note']> {
  const reader = participants.find(({ id }) => id === turn.agent)?.represents;
  if (!reader) return null;
  const { items } = await api.get(`${at}/notes?for=${reader}`, notePage);
  return items.find(({ turnId }) => turnId === turn.id) ?? null;
}

/** Why the scene is not what it has to be; empty when it is. */
export function problemsOf({ scene, turn, received, fired, again }: Played): string[] {
  const names = fired.map(({ override }) => override);
  const inVain = scene.fires !== null && !names.includes(scene.fires);
  const spoken = received.some(({ author }) => author === 'agent');
  const mustLeave = scene.outcome === 'delivered' || scene.outcome === 'handed_off';
  return [
    ...(inVain ? [`${scene.fires ?? ''} did not fire`] : []),
    ...names.filter((name) => name !== scene.fires).map((name) => `${name} fired and should not have`),
    ...(turn.outcome === scene.outcome
      ? []
      : [`the turn ended "${turn.outcome ?? turn.state}" instead of "${scene.outcome}"`]),
    ...(spoken === mustLeave ? [] : [mustLeave ? 'nothing left' : 'something left']),
    ...(again && again.outcome !== 'delivered'
      ? [`after the remedy the turn ended "${again.outcome ?? again.state}"`]
      : []),
  ].map((problem) => `“${scene.title}”: ${problem}`);
}

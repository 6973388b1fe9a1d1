import type { Played } from './interleaving.js';
import type { Transitions } from './transitions.js';

interface Event {
  type: string;
  data: { state?: string; author?: string; kind?: string; turnId?: string };
}

interface Story {
  events: Event[];
  changes: { owner: string; by: string | null; txid: string }[];
  closings: { turn: string | null; txid: string }[];
  texts: { turn: string; late: boolean }[];
  causes: string[];
}

/** Everything one conversation wrote, found by its keys alone. */
const story = `select
  (select coalesce(json_agg(e order by o.first_event, n), '[]') from outbox o, jsonb_array_elements(o.events) with ordinality as x (e, n)
    where o.conversation_id = c.id) as events,
  (select coalesce(json_agg(json_build_object('owner', w.owner, 'by', w.turn_id, 'txid', w.txid::text)), '[]') from ownership w
    where w.conversation_id = c.id and (w.owner = 'pending_human' or (w.owner = 'closed' and w.turn_id is not null))) as changes,
  (select coalesce(json_agg(json_build_object('turn', m.turn_id, 'txid', m.txid::text)), '[]') from message m
    where m.conversation_id = c.id and m.kind = 'closing') as closings,
  (select coalesce(json_agg(json_build_object('turn', m.turn_id, 'late', exists (select 1 from ownership w
      where w.conversation_id = c.id and w.owner = 'closed' and m.at > w.at))), '[]') from message m
    where m.conversation_id = c.id and m.author = 'agent' and m.kind = 'text') as texts,
  (select json_agg(w.cause) from ownership w where w.conversation_id = c.id) as causes
  from conversation c where c.id = $1`;

/** What the conversation went through; throws when a word of the promise was broken. */
export async function hold(on: Transitions, { id, commits }: Played): Promise<string[]> {
  const [told] = await on.rows<{ [Part in keyof Story]: Story[Part] }>(story, [id]);
  if (!told) throw new Error('the conversation is not there');
  expectSilence(told.events);
  if (told.texts.some(({ late }) => late)) throw new Error('an agent spoke after the conversation was closed');
  expectPairs(told);
  const delivered = told.texts.map(({ turn }) => turn);
  for (const { turnId, text, answer } of commits)
    if (answer.status === 'committed' && text !== delivered.includes(turnId))
      throw new Error(`turn ${turnId} is not what its commit was told`);
  if (delivered.length !== commits.filter(({ text, answer }) => text && answer.status === 'committed').length)
    throw new Error('an agent text came from no commit that was answered');
  return told.causes;
}

/** The events are numbered under the conversation's lock, so they say what came after what without any epoch. */
function expectSilence(events: Event[]): void {
  let owner = 'agents';
  for (const { type, data } of events) {
    if (type === 'handoff')
      owner = data.state === 'requested' ? 'waiting' : data.state === 'active' ? 'a person' : 'agents';
    if (type === 'message' && data.author === 'agent' && data.kind === 'text' && owner !== 'agents')
      throw new Error(`an agent text while ${owner} had the conversation: turn ${data.turnId}`);
  }
}

/** Each closing line has its one change of owner, by the same turn and in the same transaction, and the other way round. */
function expectPairs({ changes, closings }: Story): void {
  const pair = ({ txid }: { txid: string }, turn: string | null) => `${txid} ${turn}`;
  const moved = changes.map((change) => pair(change, change.by)).sort();
  const said = closings.map((closing) => pair(closing, closing.turn)).sort();
  if (new Set(said).size !== said.length || moved.join() !== said.join())
    throw new Error(`closing lines ${said.join()} beside changes of owner ${moved.join()}`);
}

import { median, rounded } from './figures.js';
import { type Found, load } from './report.js';
import { type Side, startProduct } from './side.js';
import { asOwner, type Place, type Stand } from './stand.js';

/** Messages, and conversations of so many: one of ten would grow by what is measured, so each of those is used a few times. */
const sizes = new Map([
  [10, 40],
  [1_000, 10],
  [10_000, 4],
]);
const rounds = 400;

/** What one more message costs in conversations that are longer and longer, one message at a time, the sizes by turns. */
export async function growth(stand: Stand): Promise<Found> {
  const place = await stand.place('PostgreSQL');
  const side = await startProduct(place);
  try {
    const made = new Map<number, string[]>();
    for (const [size, count] of sizes) made.set(size, await grown(side, place, { size, count }));
    await asOwner(place, 'vacuum (analyze)');
    const times = await measured(side, made);
    const smallest = median(times.get(10) ?? []);
    const rows = Object.fromEntries(
      [...times].map(([size, taken]) => {
        const middle = median(taken);
        const row = { ms: rounded(middle, 2), ratio: rounded(middle / smallest, 2), load: load() };
        return [`${size.toLocaleString('en')} messages`, row];
      }),
    );
    return { part: 'growth', title: 'Milliseconds for one more message, PostgreSQL store, medians', rows };
  } finally {
    await side.stop();
  }
}

async function measured(side: Side, made: Map<number, string[]>): Promise<Map<number, number[]>> {
  const times = new Map<number, number[]>([...made.keys()].map((size) => [size, []]));
  for (let round = 0; round < rounds; round++)
    for (const [size, conversations] of made) {
      const from = performance.now();
      await (await side.send(conversations[round % conversations.length] as string)).ended;
      times.get(size)?.push(performance.now() - from);
    }
  return times;
}

/** Conversations with one real message, and copies of it and of all that it left up to the size. */
async function grown(side: Side, place: Place, { size, count }: { size: number; count: number }): Promise<string[]> {
  const made = await side.conversations(count);
  for (const id of made) await (await side.send(id)).ended;
  const only = `conversation_id = any('{${made.join(',')}}')`;
  const copies = `cross join generate_series(2, ${size}) n where ${only}`;
  await asOwner(
    place,
    // Which row refers to which is known here; checking a million of them would take the time of the bench.
    'alter table turn drop constraint if exists turn_conversation_id_fkey',
    'alter table message drop constraint if exists message_conversation_id_fkey',
    'alter table outbox drop constraint if exists outbox_conversation_id_fkey',
    `create temporary table copied as select t.*, n from turn t ${copies}`,
    'update copied set id = uuidv7(), number = n, message_seq = n',
    'alter table copied drop column n',
    'insert into turn select * from copied',
    `insert into message (conversation_id, seq, tenant_id, from_id, author, kind, text, turn_id, owner_epoch, at)
     select m.conversation_id, t.number, m.tenant_id, from_id, author, m.kind, text, t.id, m.owner_epoch, at
     from message m join copied t using (conversation_id) where m.seq = 1`,
    `insert into outbox (conversation_id, first_event, last_event, tenant_id, transition, events, at, delivered_at)
     select conversation_id, first_event + (n - 1) * (last_event - first_event + 1),
       last_event + (n - 1) * (last_event - first_event + 1), tenant_id, transition, events, at, at from outbox ${copies}`,
    `update conversation c set next_seq = ${size} + 1, next_turn = ${size} + 1,
       next_event = (select max(last_event) + 1 from outbox where conversation_id = c.id)
     where id = any('{${made.join(',')}}')`,
  );
  return made;
}

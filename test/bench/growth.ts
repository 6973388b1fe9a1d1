import { median, rounded } from './figures.js';
import { type Found, load } from './report.js';
import { type Side, startProduct } from './side.js';
import { asOwner, type Place, type Stand } from './stand.js';

const sizes = [10, 1_000, 10_000];
/** A conversation of ten would grow by what is measured; so there are many, and each is used a few times. */
const ofEach = 40;
const rounds = 10;

/** What one more message costs in conversations that are longer and longer, one message at a time, the sizes by turns. */
export async function growth(stand: Stand): Promise<Found> {
  const place = await stand.place('PostgreSQL');
  const side = await startProduct(place);
  try {
    const made = new Map<number, string[]>();
    for (const size of sizes) made.set(size, await grown(side, place, size));
    await asOwner(place, 'vacuum (analyze)');
    const times = await measured(side, made);
    const smallest = median(times.get(sizes[0] ?? 0) ?? []);
    const rows = Object.fromEntries(
      sizes.map((size) => {
        const middle = median(times.get(size) ?? []);
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
  const times = new Map<number, number[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < rounds; round++)
    for (let at = 0; at < ofEach; at++)
      for (const size of sizes) {
        const from = performance.now();
        await (await side.send(made.get(size)?.[at] as string)).ended;
        times.get(size)?.push(performance.now() - from);
      }
  return times;
}

/** Conversations with one real message, and copies of it and of all that it left up to the size. */
async function grown(side: Side, place: Place, size: number): Promise<string[]> {
  const made = await side.conversations(ofEach);
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

import { type Found, load } from './report.js';
import { spread } from './figures.js';
import { startProduct } from './side.js';
import { asOwner, type Place, type Stand } from './stand.js';

const logRows = 1_000_000;
const times = 60;

/** How long a person waits for the override log when a million rules have fired. */
export async function admin(stand: Stand): Promise<Found> {
  const place = await stand.place('PostgreSQL');
  const side = await startProduct(place);
  try {
    const [conversation] = await side.conversations(1);
    await (await side.send(conversation as string)).ended;
    const [middle] = await fill(place);
    const queries = {
      'the newest': '',
      'from the middle on': `cursor=${middle.id}`,
      'of one rule': 'override=loop-cap',
      'of one rule, from the middle on': `override=loop-cap&cursor=${middle.id}`,
      'of one conversation': `conversationId=${conversation}`,
      'in shadow': 'mode=shadow',
      'with an outcome that nothing has': 'outcome=regenerate',
      'reviewed, of which there is none': 'reviewed=true',
      'of one day': `since=${middle.day}&until=${middle.next}`,
    };
    const rows: Found['rows'] = {};
    for (const [name, query] of Object.entries(queries)) {
      const taken: number[] = [];
      for (let time = 0; time < times; time++) {
        const from = performance.now();
        await side.client.get(`/v1/admin/overrides?limit=50&${query}`);
        taken.push(performance.now() - from);
      }
      rows[name] = { ...spread(taken), load: load() };
    }
    return { part: 'admin', title: `Milliseconds for a page of 50 of ${logRows.toLocaleString('en')} log rows`, rows };
  } finally {
    await side.stop();
  }
}

/** A year of firings, by SQL: four rules by turns, one in a hundred in shadow. @returns a row in the middle */
function fill(place: Place): Promise<any[]> {
  return asOwner(
    place,
    'alter table override_log drop constraint override_log_turn_id_fkey, drop constraint override_log_conversation_id_fkey',
    `with fired as (
       select n, (array['contact-scrub', 'loop-cap', 'wrap-rewrite', 'refusal-not-a-red-flag'])[1 + n % 4] as rule,
         (array['rewrite', 'cap', 'rewrite', 'rewrite'])[1 + n % 4] as result,
         case when n % 100 = 0 then 'shadow' else 'enforce' end as how,
         now() - interval '365 days' * (1 - n / ${logRows}.0) as fired_at
       from generate_series(1, ${logRows}) n
     )
     insert into override_log (id, tenant_id, conversation_id, turn_id, agent_id, override, mode, outcome, record, at)
     select uuidv7(fired_at - now()), t.tenant_id, uuidv7(), uuidv7(), t.agent_id, rule, how, result,
       jsonb_build_object('order', 1, 'override', rule, 'version', 1, 'mode', how, 'outcome', result, 'fired', true,
         'because', 'a contact does not leave with a message', 'reasons', jsonb_build_array(jsonb_build_object('code', 'email',
           'text', 'an e-mail address', 'channel', 'outbound', 'start', 10, 'end', 30)),
         'before', jsonb_build_object('outbound', 'Write to me at somebody@example.com.'),
         'after', jsonb_build_object('outbound', 'Write to me at [contact removed].'),
         'projected', '{"risk": {"before": "high", "after": "none"}, "service": {"before": "high", "after": "medium"}}'::jsonb,
         'alternatives', '[]'::jsonb, 'incident', '0002-handle-repeated'), fired_at
     from fired cross join (select tenant_id, agent_id from turn limit 1) t`,
    'vacuum (analyze) override_log',
    `select id, to_char(at, 'YYYY-MM-DD"T00:00:00Z"') as day, to_char(at + interval '1 day', 'YYYY-MM-DD"T00:00:00Z"') as next
     from override_log order by id offset ${logRows / 2} limit 1`,
  );
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { Database } from '../../src/store/database.js';
import { Documents } from '../../src/store/documents.js';
import { Keys } from '../../src/store/keys.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let place: TestDatabase;
let database: Database;
let documents: Documents;
let tenant: string;
let stranger: string;

beforeAll(async () => {
  place = await freshDatabase();
  database = new Database(place.url);
  documents = new Documents(database);
  const keys = new Keys(database);
  tenant = await keys.ensureTenant('default', builtInPolicies);
  stranger = await keys.ensureTenant('strangers', builtInPolicies);
  for (const document of library) await documents.put(tenant, document);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

async function sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: place.superuserUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

const filler = (topic: string): string =>
  `Here the ${topic} is told to the reader in the usual way of the house. `.repeat(6);
const library = [
  {
    id: 'refunds',
    title: 'Money back',
    text: `${filler('rule')}\n\nRefunds are paid within 14 days of the return. ${filler('return')}`,
  },
  { id: 'shipping', title: 'Shipping', text: `Parcels leave on weekdays. ${filler('way')}` },
  { id: 'widerruf', title: 'Widerrufsbelehrung', text: 'Sie können den Vertrag binnen vierzehn Tagen widerrufen.' },
  { id: 'wheels', title: 'Wheels', text: 'The BX-7 wheel has 36 spokes & a hub of steel.' },
];

const ids = async (query: string, limit = 4, as = tenant): Promise<string[]> =>
  (await documents.search(as, query, limit)).map(({ id }) => id);

describe('a search', () => {
  it.each([
    { query: 'refunds', first: 'refunds#2' },
    { query: 'When is a refund paid?', first: 'refunds#2' },
    { query: 'What is the way of the house to have the parcels leave', first: 'shipping#1' },
    { query: 'vertrag WIDERRUFEN', first: 'widerruf#1' },
    { query: 'Widerrufsbelehrung', first: 'widerruf#1' },
    { query: 'spokes of the BX-7', first: 'wheels#1' },
  ])('for "$query" finds $first first', async ({ query, first }) => {
    expect((await ids(query))[0]).toBe(first);
  });

  it.each(['zebra', '?!', "' & | ! ( ) :* <->", 'the-zebra.', '\\'])(
    'for "%s" finds nothing, and takes no sign for an operator',
    async (query) => {
      expect((await documents.search(tenant, query, 4)).filter(({ score }) => score > 0.5)).toEqual([]);
    },
  );

  it('says which share of the query a passage holds, the most first', async () => {
    const found = await documents.search(tenant, 'spokes zebra', 4);
    expect(found.map(({ id }) => id)).toEqual(['wheels#1']);
    expect(found[0]?.score).toBeGreaterThan(0.3);
    expect(found[0]?.score).toBeLessThan(0.7);
    expect((await documents.search(tenant, 'steel hub', 4))[0]?.score).toBeCloseTo(1);
    const scores = (await documents.search(tenant, 'return of parcels', 8)).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.length).toBeGreaterThan(1);
  });

  it('looks for the first 32 words of a long query', async () => {
    const long = Array.from({ length: 31 }, (_, n) => `nothing${n}`).join(' ');
    expect(await ids(`${long} spokes`)).toEqual(['wheels#1']);
    expect(await ids(`${long} zebra spokes`)).toEqual([]);
  });

  it('gives so many passages at most, each a piece of its document', async () => {
    expect(await ids('the', 2)).toHaveLength(2);
    for (const { document, text, title, start, end } of await documents.search(tenant, 'the house returns', 8)) {
      const whole = library.find(({ id }) => id === document);
      expect([title, text]).toEqual([whole?.title, whole?.text.slice(start, end)]);
    }
  });

  it('[S93] finds nothing of another tenant, and weighs no word by what others have', async () => {
    expect(await ids('refunds', 4, stranger)).toEqual([]);
    await documents.put(stranger, { id: 'refunds', title: 'Theirs', text: 'Their refunds.' });
    expect(await ids('refunds', 4, stranger)).toEqual(['refunds#1']);
    expect(await ids('their', 4, tenant)).toEqual([]);
    expect((await documents.find(tenant, 'refunds'))?.title).toBe('Money back');
  });

  it('knows a new text at once, and the old one no more', async () => {
    await documents.put(tenant, { id: 'news', title: 'News', text: 'The opening is on Monday.' });
    expect(await ids('opening')).toEqual(['news#1']);
    await documents.put(tenant, { id: 'news', title: 'News', text: 'The closing is on Friday.' });
    expect([await ids('opening'), await ids('closing')]).toEqual([[], ['news#1']]);
    expect(await documents.remove(tenant, 'news')).toBe(true);
    expect([await ids('closing'), await documents.remove(tenant, 'news')]).toEqual([[], false]);
  });
});

describe('a document', () => {
  it('that is stored again as it is changes nothing', async () => {
    const document = { id: 'same', title: 'Same', text: 'As it was.' };
    const first = await documents.put(tenant, document);
    const rows =
      "select xmin::text, ctid::text from document where id = 'same' union all select xmin::text, ctid::text from passage where document_id = 'same'";
    const before = await sql(rows);
    expect(await documents.put(tenant, document)).toEqual(first);
    expect(await sql(rows)).toEqual(before);
    const second = await documents.put(tenant, { ...document, title: 'Other' });
    expect(second.createdAt).toBe(first.createdAt);
    expect(await sql(rows)).not.toEqual(before);
    expect((await documents.search(tenant, 'as it was', 4))[0]?.title).toBe('Other');
  });

  it('stored by many at once is one of them, whole', async () => {
    const texts = Array.from({ length: 8 }, (_, n) => `${filler(`race${n}`)}\n\n`.repeat(n + 1));
    await Promise.all(texts.map((text) => documents.put(tenant, { id: 'raced', title: 'Raced', text })));
    const stored = await documents.find(tenant, 'raced');
    expect(texts).toContain(stored?.text);
    const [row] = await sql<{ n: number; whole: boolean }>(
      `select count(*)::int as n, bool_and(strpos(d.text, p.text) > 0) as whole from passage p
       join document d on d.tenant_id = p.tenant_id and d.id = p.document_id where d.id = 'raced'`,
    );
    expect(row).toEqual({ n: stored?.passages, whole: true });
  });

  it('is refused when the tenant has 20,000 passages, until some are deleted', async () => {
    await sql("update document set passages = 19990 where id = 'shipping'");
    const large = { id: 'large', title: 'Large', text: `${filler('part')}\n\n`.repeat(12) };
    await expect(documents.put(tenant, large)).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining('delete'),
    });
    expect(await documents.find(tenant, 'large')).toBeNull();
    await documents.remove(tenant, 'shipping');
    expect((await documents.put(tenant, large)).passages).toBe(12);
  });
});

// One of those who race: a process with one connection. Its parent says what to send; it waits at the barrier, which
// the database itself holds, and goes on into its statement without coming back here in between.
import process from 'node:process';
import pg from 'pg';

const [url, tenantId, barrier] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();

const literal = (value) => client.escapeLiteral(value);

/** @param {{ effect: string, args: object }} move */
async function race({ effect, args }) {
  const wait = `select pg_advisory_xact_lock_shared(${Number(barrier)})`;
  const act = `select to_json(done) as done from ${effect}(${literal(tenantId)}, ${literal(JSON.stringify(args))}) as done`;
  try {
    const results = await client.query(`${wait}; ${act}`);
    return { done: results.at(-1).rows[0].done };
  } catch (error) {
    return { refused: error.code };
  }
}

process.on('message', async (move) => process.send(await race(move)));
process.on('disconnect', () => client.end().finally(() => process.exit(0)));
process.send('ready');

import { runMigrations } from 'bullmq';
import type pg from 'pg';
import { queueNames } from '../domain/queues.js';
import { MigrationError, nameOf, withSession } from './migrate-session.js';

export const queueSchema = 'bullmq';

/**
 * Makes or upgrades BullMQ's own tables as the owner and grants their use.
 * BullMQ makes a sequence for each queue at its first job; a role that owns nothing may not, so they are made here.
 * @param ownerUrl the database of the queue, also when that is another than ours
 */
export async function migrateQueue(ownerUrl: string, appRole: string): Promise<void> {
  await withSession(ownerUrl, async (_query, client) => {
    await runMigrations(client, queueSchema);
    await client.query('begin');
    for (const statement of grants(client.escapeIdentifier(appRole))) await client.query(statement);
    for (const queue of queueNames) await makeSequence(client, queue, appRole);
    await client.query('commit');
  });
}

/**
 * Makes BullMQ's tables in the database of QUEUE_URL, as the owner's role of DATABASE_MIGRATE_URL, which has to own that
 * database too.
 * @throws MigrationError with what to do when it does not
 */
export async function migrateQueueAt(queueUrl: string, migrateUrl: string): Promise<void> {
  const { username, password } = new URL(migrateUrl);
  const ownerUrl = Object.assign(new URL(queueUrl), { username, password }).href;
  const appRole = decodeURIComponent(new URL(queueUrl).username);
  await migrateQueue(ownerUrl, appRole).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `the queue's tables could not be made in ${nameOf(ownerUrl)} (${reason}); let the role of DATABASE_MIGRATE_URL ` +
        'own the database of QUEUE_URL, or leave QUEUE_URL out',
      { cause: error },
    );
  });
}

const grants = (role: string) => [
  `grant usage on schema ${queueSchema} to ${role}`,
  `grant select, insert, update, delete on all tables in schema ${queueSchema} to ${role}`,
  `revoke insert, update, delete on ${queueSchema}.migration from ${role}`,
  `grant usage, select, update on all sequences in schema ${queueSchema} to ${role}`,
  `grant execute on all functions in schema ${queueSchema} to ${role}`,
];

async function makeSequence(client: pg.Client, queue: string, appRole: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select ${queueSchema}.job_id_seq_name($1) as name`, [queue]);
  const sequence = `${queueSchema}.${client.escapeIdentifier(rows[0]?.name ?? '')}`;
  await client.query(`create sequence if not exists ${sequence}`);
  await client.query(`grant usage, select, update on sequence ${sequence} to ${client.escapeIdentifier(appRole)}`);
}

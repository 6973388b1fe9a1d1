import { MigrationError, withSession } from './migrate-session.js';

/**
 * Refuses a login role for which row-level security does not hold: a superuser, a role that passes it by, or an owner,
 * itself or through a role it belongs to. Its own temporary tables do not count.
 * @throws MigrationError that names the right and what to do
 */
export async function assertSafeRole(url: string): Promise<void> {
  await withSession(url, async (query) => {
    const [found] = await query<{ login: string; problem: string | null }>(rights);
    if (!found?.problem) return;
    throw new MigrationError(
      `the role ${found.login} of DATABASE_URL ${found.problem}, so tenants would not be sealed off from each other; ` +
        'log in with a role without superuser rights, BYPASSRLS or ownership, and put the owner into DATABASE_MIGRATE_URL',
    );
  });
}

const rights = `
  with mine as (select * from pg_roles where pg_has_role(session_user, oid, 'MEMBER'))
  select session_user as login, case
    when (select rolsuper from pg_roles where rolname = session_user) then 'is a superuser'
    when exists (select from mine where rolsuper) then 'belongs to a superuser'
    when exists (select from mine where rolbypassrls) then 'has BYPASSRLS'
    when exists (select from pg_database join mine on datdba = mine.oid where datname = current_database())
      then 'owns the database'
    when exists (select from pg_class join mine on relowner = mine.oid
                 where relkind in ('r', 'p', 'v', 'm', 'f') and relpersistence <> 't')
      then 'owns tables'
  end as problem`;

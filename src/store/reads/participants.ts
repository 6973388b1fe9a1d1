import { z } from 'zod';
import { type Participant, participantSchema } from '../../domain/participant.js';
import { type Settings, settingsSchema } from '../../domain/policy.js';
import type { Database } from '../database.js';

interface Named {
  conversationId: string;
  id: string;
}

/** Whether somebody is in the conversation now. */
export async function isOnRoster(
  database: Database,
  tenantId: string,
  { conversationId, id }: Named,
): Promise<boolean> {
  const row = await database.read(tenantId, (prisma) =>
    prisma.participant.findFirst({ where: { conversationId, id, removedAt: null } }),
  );
  return row !== null;
}

/** Whether somebody is or was in the conversation. */
export async function isKnownParticipant(
  database: Database,
  tenantId: string,
  { conversationId, id }: Named,
): Promise<boolean> {
  const row = await database.read(tenantId, (prisma) =>
    prisma.participant.findFirst({ where: { conversationId, id } }),
  );
  return row !== null;
}

export interface Roster {
  policy: string;
  settings: Settings;
  participants: Participant[];
}

const rosterRow = z.object({ policy: z.string(), settings: settingsSchema, participants: z.array(participantSchema) });

/** Who is in a conversation, and under which rules; null when there is no such conversation. */
export async function rosterOf(database: Database, tenantId: string, conversationId: string): Promise<Roster | null> {
  const [row] = await database.read(
    tenantId,
    (prisma) => prisma.$queryRaw<unknown[]>`
      select c.policy_name as policy, c.settings,
        (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.id, 'kind', p.kind, 'role', p.role,
            'represents', p.represents, 'generatedBy', p.generated_by, 'displayName', p.display_name,
            'instructions', p.instructions)) order by p.position), '[]')
          from participant p where p.conversation_id = c.id and p.removed_at is null) as participants
      from conversation c where c.id = ${conversationId}::uuid`,
  );
  return row === undefined ? null : rosterRow.parse(row);
}

import { z } from 'zod';
import type { Database } from '../database.js';
import { type Page, pageOf } from './page.js';

export interface Note {
  turnId: string;
  seq: number | null;
  coaching: string | null;
  signals: unknown[];
  at: Date | null;
}

const kept = z.object({ coaching: z.string().nullish(), signals: z.array(z.unknown()).nullish() }).nullable();

/** What the agents' turns left for one reader, oldest first, from after a turn's number on. */
export async function listNotes(
  database: Database,
  tenantId: string,
  { conversationId, reader, after, limit }: { conversationId: string; reader: string; after: number; limit: number },
): Promise<Page<Note>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.turn.findMany({
      where: { conversationId, noteFor: reader, number: { gt: after } },
      orderBy: { number: 'asc' },
      take: limit + 1,
      select: { id: true, number: true, messageSeq: true, note: true, endedAt: true },
    }),
  );
  const page = pageOf(rows, limit, ({ number }) => String(number));
  return {
    ...page,
    items: page.items.map(({ id, messageSeq, note, endedAt }) => {
      const { coaching = null, signals } = kept.parse(note) ?? {};
      return { turnId: id, seq: messageSeq, coaching, signals: signals ?? [], at: endedAt };
    }),
  };
}

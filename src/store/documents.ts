import { z } from 'zod';
import type { Passage } from '../domain/tool.js';
import type { Database } from './database.js';
import { passagesOf } from './passages.js';
import { type Page, pageOf } from './reads/page.js';

/** What a document is, without its text. Characters are UTF-16 units. */
const lineSchema = z.object({
  id: z.string(),
  title: z.string(),
  characters: z.int(),
  passages: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DocumentLine = z.infer<typeof lineSchema>;

export interface DocumentText {
  id: string;
  title: string;
  text: string;
}

interface Found {
  document: string;
  number: number;
  title: string;
  text: string;
  starts: number;
  ends: number;
  score: number;
}

const fields = { id: true, title: true, characters: true, passages: true, createdAt: true, updatedAt: true } as const;

/** The documents a tenant's agents may search. */
export class Documents {
  constructor(private readonly database: Database) {}

  /** Stores a document with its passages, in place of the one before. @throws Problem 409 when the tenant has too many */
  async put(tenantId: string, { id, title, text }: DocumentText): Promise<DocumentLine> {
    const passages = passagesOf(text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
    const [row] = await this.database.query<{ line: unknown }>('select put_document($1, $2) as line', [
      tenantId,
      { id, title, text, characters: text.length, passages },
    ]);
    return lineSchema.parse(row?.line);
  }

  /** False when there is none. */
  async remove(tenantId: string, id: string): Promise<boolean> {
    const [row] = await this.database.query<{ removed: boolean }>('select delete_document($1, $2) as removed', [
      tenantId,
      id,
    ]);
    return row?.removed ?? false;
  }

  async find(tenantId: string, id: string): Promise<(DocumentLine & { text: string }) | null> {
    const row = await this.database.read(tenantId, (prisma) =>
      prisma.document.findFirst({ where: { tenantId, id }, select: { ...fields, text: true } }),
    );
    return row && { ...lineOf(row), text: row.text };
  }

  /** By id. */
  async list(tenantId: string, { cursor, limit }: { cursor?: string; limit: number }): Promise<Page<DocumentLine>> {
    const rows = await this.database.read(tenantId, (prisma) =>
      prisma.document.findMany({
        where: { tenantId, ...(cursor && { id: { gt: cursor } }) },
        orderBy: { id: 'asc' },
        take: limit + 1,
        select: fields,
      }),
    );
    return pageOf(rows.map(lineOf), limit, ({ id }) => id);
  }

  /** The passages that fit a query best, the best first. */
  async search(tenantId: string, query: string, limit: number): Promise<Passage[]> {
    const rows = await this.database.query<Found>('select * from search_passages($1, $2, $3)', [
      tenantId,
      query,
      limit,
    ]);
    return rows.map(({ document, number, title, text, starts, ends, score }) => ({
      id: `${document}#${number}`,
      document,
      title,
      text,
      start: starts,
      end: ends,
      score,
    }));
  }
}

type Row = Omit<DocumentLine, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const lineOf = ({ id, title, characters, passages, createdAt, updatedAt }: Row): DocumentLine => ({
  id,
  title,
  characters,
  passages,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

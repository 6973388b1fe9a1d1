/** A page of a list, keyset-paged: the next one starts after what `nextCursor` names. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** What was read, with one more row than asked for when there is more. */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

import type { Page } from '@groundwork/contracts';

/** A NATS message holds 1 MB. */
const mostBytes = 400_000;

/** Pass limit + 1 rows: the last one shows that another page follows. */
export function pageThatFits<T extends { id: string }>(rows: readonly T[], limit: number): Page<T> {
  const items: T[] = [];
  let bytes = 0;
  for (const item of rows.slice(0, limit)) {
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (items.length > 0 && bytes > mostBytes) break;
    items.push(item);
  }
  const last = items.at(-1);
  return { items, nextCursor: last && items.length < rows.length ? last.id : null };
}

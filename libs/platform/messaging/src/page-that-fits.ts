import type { Page } from '@groundwork/contracts';

/** A message between services holds 1 MB; a page stays well below it, whatever was written. */
const mostBytes = 400_000;

/** As many of the items as are asked for and fit; one always does. `found` holds one more where there is more. */
export function pageThatFits<T extends { id: string }>(found: readonly T[], limit: number): Page<T> {
  const items: T[] = [];
  let bytes = 0;
  for (const item of found.slice(0, limit)) {
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (items.length > 0 && bytes > mostBytes) break;
    items.push(item);
  }
  const last = items.at(-1);
  return { items, nextCursor: last && items.length < found.length ? last.id : null };
}

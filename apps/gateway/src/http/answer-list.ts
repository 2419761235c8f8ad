import type { Page, PageQuery } from '@groundwork/contracts';

/** Between services a list travels in pages; a client that asks for none gets all of it at once. */
export async function answerList<T>(
  asked: PageQuery,
  fetchPage: (page: PageQuery) => Promise<Page<T>>,
): Promise<T[] | Page<T>> {
  if (asked.limit !== undefined || asked.cursor !== undefined) return fetchPage(asked);
  const all: T[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await fetchPage(cursor === undefined ? {} : { cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

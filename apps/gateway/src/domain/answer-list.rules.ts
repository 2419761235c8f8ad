import type { Page, PageQuery } from '@groundwork/contracts';
import { DomainError, foreignCursor } from '@groundwork/platform-errors';

async function allOf<T>(fetchPage: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await fetchPage(cursor === undefined ? {} : { cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

const begins = 3;
const isLostPlace = (error: unknown) =>
  error instanceof DomainError && error.details?.some(({ field }) => field === 'cursor') === true;

/** Between services a list travels in pages; a client that asks for none gets all of it at once. */
export async function answerList<T>(
  asked: PageQuery,
  fetchPage: (page: PageQuery) => Promise<Page<T>>,
): Promise<T[] | Page<T>> {
  if (asked.limit !== undefined || asked.cursor !== undefined) return fetchPage(asked);
  for (let left = begins; ; left -= 1) {
    try {
      return await allOf(fetchPage);
    } catch (error) {
      // the last one of a page left the list before the next page was asked for
      if (left === 1 || !isLostPlace(error)) throw error;
    }
  }
}

const atOnce = 50;

/** Of a list that its service tells whole, because nobody's is long. */
export function pageOfWhole<T extends { id: string }>(all: T[], { limit, cursor }: PageQuery): T[] | Page<T> {
  if (limit === undefined && cursor === undefined) return all;
  const last = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && last < 0) throw foreignCursor();
  const rest = all.slice(last + 1);
  const items = rest.slice(0, limit ?? atOnce);
  return { items, nextCursor: items.length < rest.length ? (items.at(-1)?.id ?? null) : null };
}

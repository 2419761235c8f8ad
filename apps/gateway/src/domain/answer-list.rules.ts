import type { Page, PageQuery } from '@groundwork/contracts';
import { DomainError, foreignCursor } from '@groundwork/platform-errors';

async function fetchAll<T>(fetchPage: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await fetchPage(cursor === undefined ? {} : { cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

const maxAttempts = 3;
const isLostCursor = (error: unknown) =>
  error instanceof DomainError && error.details?.some(({ field }) => field === 'cursor') === true;

export async function wholeList<T>(fetchPage: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  for (let attemptsLeft = maxAttempts; ; attemptsLeft -= 1) {
    try {
      return await fetchAll(fetchPage);
    } catch (error) {
      // The last item of a page can leave the list before the next request.
      if (attemptsLeft === 1 || !isLostCursor(error)) throw error;
    }
  }
}

export const answerList = <T>(
  query: PageQuery,
  fetchPage: (page: PageQuery) => Promise<Page<T>>,
): Promise<T[] | Page<T>> =>
  query.limit !== undefined || query.cursor !== undefined ? fetchPage(query) : wholeList(fetchPage);

const defaultLimit = 50;

export function toPage<T extends { id: string }>(all: T[], { limit, cursor }: PageQuery): T[] | Page<T> {
  if (limit === undefined && cursor === undefined) return all;
  const last = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && last < 0) throw foreignCursor();
  const rest = all.slice(last + 1);
  const items = rest.slice(0, limit ?? defaultLimit);
  return { items, nextCursor: items.length < rest.length ? (items.at(-1)?.id ?? null) : null };
}

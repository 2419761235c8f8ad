import type { Page } from '@groundwork/contracts';

export async function allPages<T>(page: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { items, nextCursor }: Page<T> = await page(cursor);
    all.push(...items);
    cursor = nextCursor;
  }
  return all;
}

export const pageFrom = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

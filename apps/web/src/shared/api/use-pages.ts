import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import useSWRInfinite from 'swr/infinite';
import type { HttpError } from './http-error.ts';
import { urlWith } from './url-of.ts';
import type { Query } from './use-query.ts';

type PageOf<A extends AddressOf> = Extract<
  ReplyOf<A, { limit: number }>,
  { readonly items: readonly unknown[]; readonly nextCursor: string | null }
>;
type PagedAddress = { [A in AddressOf<'GET'>]: [PageOf<A>] extends [never] ? never : A }[AddressOf<'GET'>];

interface Pages<T> extends Query<readonly T[]> {
  /** Null after the last page. */
  readonly showMore: (() => void) | null;
  readonly isFetchingMore: boolean;
}

export function usePages<A extends PagedAddress>(
  address: A,
  limit: number,
  refreshInterval: number,
): Pages<PageOf<A>['items'][number]> {
  const urlAfter = (_index: number, before: PageOf<A> | null): string | null => {
    if (before === null) return urlWith(address, { query: { limit } });
    const cursor = before.nextCursor;
    return cursor === null ? null : urlWith(address, { query: { limit, cursor } });
  };
  const queue = useSWRInfinite<PageOf<A>, HttpError | Error>(urlAfter, { refreshInterval });
  const { data, error, isLoading, isValidating, mutate, size, setSize } = queue;
  const refresh = async () => {
    await mutate();
  };
  const hasMore = data !== undefined && data.at(-1)?.nextCursor !== null;
  return {
    data: data?.flatMap(({ items }) => items),
    error,
    isLoading,
    refresh,
    showMore: hasMore ? () => void setSize((pages) => pages + 1) : null,
    isFetchingMore: isValidating && data !== undefined && data.length < size,
  };
}

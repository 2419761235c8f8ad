import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type AddressWithFixedUrl, urlOf } from './url-of.ts';

/** The queries that have neither parameters nor a query string. */
type AddressOfWholeQuery = AddressWithFixedUrl<AddressOf<'GET'>>;

export interface QueryCache {
  /** Fetches these again, as far as they are on screen. */
  readonly refresh: (...addresses: readonly AddressOfWholeQuery[]) => Promise<unknown>;
  /** Shows another reply without asking the server. */
  readonly change: <A extends AddressOfWholeQuery>(
    address: A,
    next: (now: ReplyOf<A> | undefined) => ReplyOf<A> | undefined,
  ) => Promise<unknown>;
}

/** What is cached of queries. */
export function useQueryCache(): QueryCache {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      refresh: (...addresses) => Promise.all(addresses.map((address) => mutate(urlOf(address)))),
      change: (address, next) => mutate(urlOf(address), next, { revalidate: false }),
    }),
    [mutate],
  );
}

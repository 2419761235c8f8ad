import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type Fixed, urlOf } from './url-of.ts';

/** The queries that have neither parameters nor a query string. */
type Whole = Fixed<AddressOf<'GET'>>;

export interface Cached {
  /** Fetches these again, as far as they are on screen. */
  readonly refresh: (...addresses: readonly Whole[]) => Promise<unknown>;
  /** Shows another reply without asking the server. */
  readonly change: <A extends Whole>(
    address: A,
    next: (now: ReplyOf<A> | undefined) => ReplyOf<A> | undefined,
  ) => Promise<unknown>;
}

/** What is cached of queries. */
export function useCached(): Cached {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      refresh: (...addresses) => Promise.all(addresses.map((address) => mutate(urlOf(address)))),
      change: (address, next) => mutate(urlOf(address), next, { revalidate: false }),
    }),
    [mutate],
  );
}

import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type AddressWithFixedUrl, urlOf } from './url-of.ts';

type AddressOfWholeQuery = AddressWithFixedUrl<AddressOf<'GET'>>;

export interface QueryCache {
  readonly refresh: (...addresses: readonly AddressOfWholeQuery[]) => Promise<unknown>;
  /** Without a request to the server. */
  readonly change: <A extends AddressOfWholeQuery>(
    address: A,
    next: (now: ReplyOf<A> | undefined) => ReplyOf<A> | undefined,
  ) => Promise<unknown>;
}

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

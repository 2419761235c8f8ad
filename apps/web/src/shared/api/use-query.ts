import type { AddressOf, ReplyOf } from '@groundwork/contracts/client';
import useSWR from 'swr';
import type { HttpError } from './http-error.ts';
import { type AddressWithFixedUrl, type UrlParts, type QueryIn, urlWith } from './url-of.ts';

export interface Query<T> {
  readonly data: T | undefined;
  readonly error: HttpError | Error | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => Promise<void>;
}

interface QueryOptions {
  /** For data without a live event. */
  readonly refreshInterval?: number;
  /** Sends no request. */
  readonly isOff?: boolean;
}

type Gets = AddressOf<'GET'>;

export function useQuery<A extends AddressWithFixedUrl<Gets>>(address: A): Query<ReplyOf<A>>;
export function useQuery<A extends Gets, const O extends QueryOptions & UrlParts<A>>(
  address: A,
  options: O,
): Query<ReplyOf<A, QueryIn<O>>>;
export function useQuery<A extends Gets>(address: A, options?: QueryOptions & UrlParts<A>): Query<unknown> {
  const { refreshInterval = 0, isOff = false } = options ?? {};
  const { data, error, isLoading, mutate } = useSWR<unknown, HttpError | Error>(
    isOff ? null : urlWith(address, options),
    {
      refreshInterval,
    },
  );
  const refresh = async () => {
    await mutate();
  };
  return { data, error, isLoading, refresh };
}

export const isSettled = ({ data, error }: Pick<Query<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== undefined;

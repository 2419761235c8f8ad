import useSWR from 'swr';
import type { HttpError } from './http-error.ts';

/** The one shape every query hook of the product has. */
export interface Query<T> {
  readonly data: T | undefined;
  readonly error: HttpError | Error | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => Promise<void>;
}

/** `refreshInterval` for what changes without this browser being told of it. */
export function useQuery<T>(path: string, refreshInterval = 0): Query<T> {
  const { data, error, isLoading, mutate } = useSWR<T, HttpError | Error>(path, { refreshInterval });
  const refresh = async () => {
    await mutate();
  };
  return { data, error, isLoading, refresh };
}

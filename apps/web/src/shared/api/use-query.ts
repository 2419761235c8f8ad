import useSWR from 'swr';
import type { HttpError } from './http-error.ts';

/** The one shape every query hook of the product has. */
export interface Query<T> {
  readonly data: T | undefined;
  readonly error: HttpError | Error | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => Promise<void>;
}

export function useQuery<T>(path: string): Query<T> {
  const { data, error, isLoading, mutate } = useSWR<T, HttpError | Error>(path);
  const refresh = async () => {
    await mutate();
  };
  return { data, error, isLoading, refresh };
}

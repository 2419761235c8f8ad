import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type QueryChange, isAffected } from './affected-queries.ts';

/** Asks again for what a change is about, as far as it is on screen. */
export function useRefreshAffected(): (change: QueryChange) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (change) => mutate((key) => typeof key === 'string' && isAffected(key, change)),
    [mutate],
  );
}

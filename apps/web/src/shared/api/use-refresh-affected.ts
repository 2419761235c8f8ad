import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type QueryChange, isAffected } from './affected-queries.ts';

export function useRefreshAffected(): (change: QueryChange) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (change) => mutate((key) => typeof key === 'string' && isAffected(key, change)),
    [mutate],
  );
}

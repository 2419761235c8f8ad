import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { refreshUser } from '#shared/session/use-session.ts';
import { isAffected } from '../model/affected-keys.ts';
import { followChanges } from './shared-stream.ts';

/** Fetches again whatever the server says has changed, in every open tab. */
export function useLiveUpdates(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      followChanges((change) => {
        void mutate((key) => typeof key === 'string' && isAffected(key, change));
        if (isAffected('/api/user', change)) void refreshUser();
      }),
    [mutate],
  );
}

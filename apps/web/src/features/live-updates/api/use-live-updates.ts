import { routes } from '@groundwork/contracts/client';
import { useEffect } from 'react';
import { isAffected } from '#shared/api/affected-queries.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { refreshUser } from '#shared/session/use-session.ts';
import { followChanges } from './shared-stream.ts';

export function useLiveUpdates(businessId: string): void {
  const refreshAffected = useRefreshAffected();
  useEffect(
    () =>
      followChanges(businessId, (change) => {
        void refreshAffected(change);
        if (isAffected(urlOf(routes.currentUser), change)) void refreshUser();
      }),
    [businessId, refreshAffected],
  );
}

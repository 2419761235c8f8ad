import type { SubscriptionView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useCallback } from 'react';
import { api } from '#shared/api/client.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

/** Has the server ask the provider: what an event would have told is then known without one. */
export function useFreshSubscription(): () => Promise<SubscriptionView> {
  const cached = useQueryCache();
  return useCallback(async () => {
    const asked = await api.get(routes.subscription, { query: { fresh: 'true' } });
    await cached.change(routes.subscription, () => asked);
    return asked;
  }, [cached]);
}

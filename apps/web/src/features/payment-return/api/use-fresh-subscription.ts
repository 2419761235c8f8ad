import type { SubscriptionView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useCallback } from 'react';
import { api } from '#shared/api/client.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

/** The server reads the state from the payment provider, in case the provider's event is late. */
export function useFreshSubscription(): () => Promise<SubscriptionView> {
  const cached = useQueryCache();
  return useCallback(async () => {
    const subscription = await api.get(routes.subscription, { query: { fresh: 'true' } });
    await cached.change(routes.subscription, () => subscription);
    return subscription;
  }, [cached]);
}

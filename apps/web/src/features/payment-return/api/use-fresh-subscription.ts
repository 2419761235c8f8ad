import type { SubscriptionView } from '@groundwork/contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { subscriptionKey } from '#shared/subscription/use-subscription.ts';

/** Has the server ask the provider: what an event would have told is then known without one. */
export function useFreshSubscription(): () => Promise<SubscriptionView> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const asked = await request<SubscriptionView>('GET', `${subscriptionKey}?fresh=true`);
    await mutate(subscriptionKey, asked, { revalidate: false });
    return asked;
  }, [mutate]);
}

import type { SubscriptionView } from '@groundwork/contracts';
import { type Query, useQuery } from '../api/use-query.ts';

export const subscriptionKey = '/api/subscription';

export function useSubscription(): Query<SubscriptionView> {
  return useQuery<SubscriptionView>(subscriptionKey);
}

import type { SubscriptionView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export function useSubscription(): Query<SubscriptionView> {
  return useQuery(routes.subscription);
}

import { type EntitlementName, isEntitled } from '@groundwork/contracts';
import { useSession } from '../session/use-session.ts';

export function useEntitlement(name: EntitlementName): boolean {
  const { user } = useSession();
  return isEntitled(user?.subscriptionPlan ?? 'starter', name);
}

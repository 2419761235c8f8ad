import { type EntitlementName, isEntitled } from '@groundwork/contracts';
import { useSession } from '../session/use-session.ts';

/** Whether the plan of who is signed in has this. */
export function useEntitlement(name: EntitlementName): boolean {
  const { user } = useSession();
  return isEntitled(user?.subscriptionPlan ?? 'starter', name);
}

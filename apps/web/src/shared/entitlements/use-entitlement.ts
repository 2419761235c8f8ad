import { type EntitlementName, isEntitled } from '@groundwork/contracts';
import { useBusiness } from '../business/use-business.ts';
import { chosenBusiness } from '../business/chosen-business.ts';
import { useSession } from '../session/use-session.ts';

export function useEntitlement(name: EntitlementName): boolean {
  const { user } = useSession();
  const business = useBusiness();
  const plan = chosenBusiness.read() === null ? user?.subscriptionPlan : business?.plan;
  return isEntitled(plan ?? 'starter', name);
}

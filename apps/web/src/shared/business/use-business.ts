import type { Area, Business, Level } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';
import { useSession } from '../session/use-session.ts';
import { includes } from './areas.ts';
import { chosenBusiness } from './chosen-business.ts';
import { businessOf } from './current-business.ts';

export const useBusinesses = (): Query<readonly Business[]> => useQuery(routes.businesses);

/** undefined: not known yet. null: the access has ended. */
export function useBusiness(): Business | null | undefined {
  const { user } = useSession();
  const { data } = useBusinesses();
  return businessOf(data, chosenBusiness.read()?.id ?? user?.id);
}

/** Each person owns the first business, so its screens do not wait for the list. */
const isOwnWhileUnknown = () => chosenBusiness.read() === null;

export function useCan(area: Area, level: Level): boolean {
  const business = useBusiness();
  if (business === undefined) return isOwnWhileUnknown();
  return business !== null && includes(business.areas[area], level);
}

/** As the contract of a route names it. */
export type ChangeAccess = `${Area} edit` | 'applications share' | 'packages share';

export function useMay(access: ChangeAccess): boolean {
  const [area, level] = access.split(' ') as [Area, Level];
  return useCan(area, level);
}

export function useIsOwner(): boolean {
  const business = useBusiness();
  return business === undefined ? isOwnWhileUnknown() : business?.role === 'owner';
}

import type { Business } from '@groundwork/contracts';
import { includes } from '#shared/business/areas.ts';
import { chosenBusiness } from '#shared/business/chosen-business.ts';
import { useBusiness } from '#shared/business/use-business.ts';
import type { Need } from './screen.ts';

type Held = Pick<Business, 'role' | 'areas'>;

export const opens = ({ role, areas }: Held, need: Need): boolean =>
  need === 'owner' ? role === 'owner' : includes(areas[need], 'view');

/** Before the list of businesses arrives, only the person's first business opens. */
export function useOpens(): (need: Need) => boolean {
  const business = useBusiness();
  return (need) => (business ? opens(business, need) : chosenBusiness.read() === null);
}

import type { ProfileReply } from '@groundwork/contracts';
import { useQuery } from '#shared/api/use-query.ts';

/** Empty until there is one. */
export function useBusinessName(): string {
  const { data } = useQuery<ProfileReply>('/api/business-profile');
  return typeof data?.legalBusinessName === 'string' ? data.legalBusinessName : '';
}

import type { ProfileReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export function useProfile(): Query<ProfileReply> {
  return useQuery(routes.profile);
}

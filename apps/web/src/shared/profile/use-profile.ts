import type { ProfileReply } from '@groundwork/contracts';
import { type Query, useQuery } from '../api/use-query.ts';

export const profilePath = '/api/business-profile';

export function useProfile(): Query<ProfileReply> {
  return useQuery<ProfileReply>(profilePath);
}

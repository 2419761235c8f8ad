import type { Page, ProfileChange } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export type HistoryPage = Page<ProfileChange>;

export function useHistory(cursor: string | null): Query<HistoryPage> {
  return useQuery(routes.profileHistory, { query: { limit: 20, ...(cursor && { cursor }) } });
}

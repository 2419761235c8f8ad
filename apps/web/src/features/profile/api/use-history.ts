import type { ProfileChange } from '@groundwork/contracts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export interface HistoryPage {
  readonly items: readonly ProfileChange[];
  readonly nextCursor: string | null;
}

export function useHistory(cursor: string | null): Query<HistoryPage> {
  const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  return useQuery<HistoryPage>(`/api/business-profile/history?limit=20${from}`);
}

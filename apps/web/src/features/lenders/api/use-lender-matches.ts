import type {
  ApplicationStatus,
  LenderFamily,
  LenderFrontier,
  LenderMatch,
  LenderMatchDetail,
  OwnRecordsReply,
  RefreshedMatches,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useLenderMatches(): Query<readonly LenderMatch[]> {
  return useQuery(routes.lenderMatches);
}

export function useLenderFrontier(): Query<LenderFrontier> {
  return useQuery(routes.lenderFrontier);
}

export function useLenderFamilies(): Query<readonly LenderFamily[]> {
  return useQuery(routes.lenderFamilies);
}

export function useLenderMatch(id: string): Query<LenderMatchDetail> {
  return useQuery(routes.lenderMatch, { params: { id } });
}

export function useLenderRecord(lender: string): Query<OwnRecordsReply> {
  return useQuery(routes.ownLenderRecords, { query: { lender, limit: 1 } });
}

export interface MatchActions {
  readonly refresh: () => Promise<RefreshedMatches>;
  readonly saveApplication: (id: string, status: ApplicationStatus | null) => Promise<void>;
}

export function useMatchActions(): MatchActions {
  const refreshQueries = useRefreshAffected();
  return {
    refresh: async () => {
      const refreshed = await api.post(routes.refreshMatches, { leaveCause: 'action-rejected' });
      await refreshQueries({ keys: [urlOf(routes.lenderMatches), urlOf(routes.dashboard)] });
      return refreshed;
    },
    saveApplication: async (id, status) => {
      await api.post(routes.noteApplication, { params: { id }, body: { status } });
      await refreshQueries({ keys: [urlOf(routes.lenderMatches)] });
    },
  };
}

import type {
  ApplicationStatus,
  ComparedLender,
  ExplainedMatch,
  LenderMatch,
  LenderMatchDetail,
  Page,
  RefreshedMatches,
} from '@groundwork/contracts';
import { request } from '#shared/api/client.ts';
import { useAskAgain } from '#shared/api/use-ask-again.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const path = '/api/lender-matches';

export function useLenderMatches(): Query<readonly LenderMatch[]> {
  return useQuery<readonly LenderMatch[]>(path);
}

export function useLenderMatch(id: string): Query<LenderMatchDetail> {
  return useQuery<LenderMatchDetail>(`${path}/${encodeURIComponent(id)}`);
}

/** All lenders from the one after the cursor, with what is missing. */
export function useNearMisses(cursor: string | null): Query<Page<ExplainedMatch>> {
  const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  return useQuery<Page<ExplainedMatch>>(`${path}?include=all${from}`);
}

export function useComparison(ids: readonly string[]): Query<readonly ComparedLender[]> {
  return useQuery<readonly ComparedLender[]>(`${path}/compare?ids=${encodeURIComponent(ids.join(','))}`);
}

export interface MatchActions {
  readonly refresh: () => Promise<RefreshedMatches>;
  readonly note: (id: string, status: ApplicationStatus | null) => Promise<void>;
}

export function useMatchActions(): MatchActions {
  const askAgain = useAskAgain();
  return {
    refresh: async () => {
      const refreshed = await request<RefreshedMatches>('POST', `${path}/refresh`, {
        refusal: 'action-refused',
      });
      await askAgain({ keys: [path, '/api/dashboard'] });
      return refreshed;
    },
    note: async (id, status) => {
      await request('POST', `${path}/${encodeURIComponent(id)}/application`, { body: { status } });
      await askAgain({ keys: [path] });
    },
  };
}

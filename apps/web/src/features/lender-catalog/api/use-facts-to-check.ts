import type { FactToCheck } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

export function useFactsToCheck(): Query<FactToCheck[]> {
  return useQuery(routes.factsToCheck);
}

export interface FactActions {
  readonly verify: (id: string, verifiedOn: string) => Promise<FactToCheck>;
}

export function useFactActions(): FactActions {
  const refreshQueries = useRefreshAffected();
  return {
    verify: async (id, verifiedOn) => {
      const verified = await api.patch(routes.verifyFact, { params: { id }, body: { verifiedOn } });
      await refreshQueries({ keys: [urlOf(routes.factsToCheck)] });
      return verified;
    },
  };
}

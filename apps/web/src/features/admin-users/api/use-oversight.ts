import type {
  BusinessSummary,
  GivenPlanBody,
  ManagerBody,
  Page,
  PracticePlanBody,
  PracticeSummary,
  SubscriptionView,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const pageSize = 25;
const keys = [urlOf(routes.allBusinesses), urlOf(routes.allPractices)];

const queryOf = (search: string, cursor: string | null) => ({
  limit: pageSize,
  ...(search && { search }),
  ...(cursor && { cursor }),
});

export const useBusinesses = (search: string, cursor: string | null): Query<Page<BusinessSummary>> =>
  useQuery(routes.allBusinesses, { query: queryOf(search, cursor) });

export const usePractices = (search: string, cursor: string | null): Query<Page<PracticeSummary>> =>
  useQuery(routes.allPractices, { query: queryOf(search, cursor) });

interface Oversight {
  readonly givePlan: (id: string, body: GivenPlanBody) => Promise<SubscriptionView>;
  readonly givePracticePlan: (id: string, body: PracticePlanBody) => Promise<SubscriptionView>;
  readonly assignManager: (id: string, body: ManagerBody) => Promise<PracticeSummary>;
}

export function useOversight(): Oversight {
  const refreshAffected = useRefreshAffected();
  const withRefresh = async <Reply>(change: Promise<Reply>): Promise<Reply> => {
    const reply = await change;
    await refreshAffected({ keys });
    return reply;
  };
  return {
    givePlan: (id, body) => withRefresh(api.post(routes.givePlan, { params: { id }, body })),
    givePracticePlan: (id, body) => withRefresh(api.post(routes.givePracticePlan, { params: { id }, body })),
    assignManager: (id, body) => withRefresh(api.patch(routes.assignManager, { params: { id }, body })),
  };
}

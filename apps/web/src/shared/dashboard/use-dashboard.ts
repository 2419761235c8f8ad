import type { DashboardReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

const retryMs = 10_000;

/** A part that is away returns without a live event. */
export function useDashboard(): Query<DashboardReply> {
  const { data } = useQuery(routes.dashboard);
  const isPartial = data !== undefined && data.unavailable.length > 0;
  return useQuery(routes.dashboard, { refreshInterval: isPartial ? retryMs : 0 });
}

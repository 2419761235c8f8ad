import type { DashboardReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export function useDashboard(): Query<DashboardReply> {
  return useQuery(routes.dashboard);
}

import type { DashboardReply } from '@groundwork/contracts';
import { type Query, useQuery } from '../api/use-query.ts';

export function useDashboard(): Query<DashboardReply> {
  return useQuery<DashboardReply>('/api/dashboard');
}

import type { Recommendation } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useRecommendations(): Query<readonly Recommendation[]> {
  return useQuery(routes.recommendations);
}

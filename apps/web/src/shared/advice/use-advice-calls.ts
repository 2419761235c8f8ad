import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

type Call = (id: RecommendationId) => Promise<Recommendation>;

export interface AdviceCalls {
  readonly complete: Call;
  readonly dismiss: Call;
  readonly restore: Call;
}

const routesByCall = {
  complete: routes.completeRecommendation,
  dismiss: routes.dismissRecommendation,
  restore: routes.restoreRecommendation,
} as const;

export function useAdviceCalls(): AdviceCalls {
  const cached = useQueryCache();
  const toCall = (name: keyof AdviceCalls) => async (id: RecommendationId) => {
    const changed = await api.post(routesByCall[name], { params: { id } });
    void cached.change(routes.recommendations, (all) => all?.map((one) => (one.id === id ? changed : one)));
    void cached.refresh(routes.recommendations, routes.dashboard, routes.score);
    return changed;
  };
  return { complete: toCall('complete'), dismiss: toCall('dismiss'), restore: toCall('restore') };
}

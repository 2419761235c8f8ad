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

const addresses = {
  complete: routes.completeRecommendation,
  dismiss: routes.dismissRecommendation,
  restore: routes.restoreRecommendation,
} as const;

/** Each one refreshes the advice and what is shown of it elsewhere. */
export function useAdviceCalls(): AdviceCalls {
  const cached = useQueryCache();
  const calling = (what: keyof AdviceCalls) => async (id: RecommendationId) => {
    const answer = await api.post(addresses[what], { params: { id } });
    void cached.change(routes.recommendations, (all) => all?.map((one) => (one.id === id ? answer : one)));
    void cached.refresh(routes.recommendations, routes.dashboard, routes.score);
    return answer;
  };
  return { complete: calling('complete'), dismiss: calling('dismiss'), restore: calling('restore') };
}

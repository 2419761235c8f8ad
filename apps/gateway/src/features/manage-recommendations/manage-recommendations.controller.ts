import { type Acting, figuresOf, type RecommendationId, routes, rpc } from '@groundwork/contracts';
import { forward, forwarding, forwardList } from '../../http/forward.adapter.ts';

const toOwnRequest = ({ acting, params }: { acting: Acting; params: { id: RecommendationId } }) => ({
  ...acting,
  recommendationId: params.id,
});

export const ManageRecommendationsController = forwarding({
  list: forwardList(routes.recommendations, rpc.scoring.recommendations, ({ acting }) => ({
    userId: acting.userId,
  })),
  complete: forward(routes.completeRecommendation, rpc.scoring.complete, toOwnRequest),
  dismiss: forward(routes.dismissRecommendation, rpc.scoring.dismiss, toOwnRequest),
  restore: forward(routes.restoreRecommendation, rpc.scoring.restore, toOwnRequest),
  impact: forward(routes.optimizationImpact, rpc.scoring.impact, ({ acting, body }) => ({
    userId: acting.userId,
    figures: figuresOf(body.currentData),
    ...(body.currentData.answered && { answered: body.currentData.answered }),
    selected: body.proposedChanges.map(({ id }) => id),
  })),
});

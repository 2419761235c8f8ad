import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  figuresOf,
  type ImpactResult,
  type Page,
  type PageQuery,
  type Recommendation,
  type RecommendationId,
  recommendationId,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { pageOfWhole } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

const aRecommendation = new IdPipe(recommendationId);
const own = ({ user }: Caller, id: RecommendationId) => ({ userId: user.id, recommendationId: id });

@Controller()
export class AdviseController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.recommendations)
  async list(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.recommendations.query)) query: PageQuery,
  ): Promise<Recommendation[] | Page<Recommendation>> {
    return pageOfWhole(await this.services.call(rpc.scoring.recommendations, { userId: user.id }), query);
  }

  @Route(routes.completeRecommendation)
  complete(
    @SignedIn() caller: Caller,
    @Param('id', aRecommendation) id: RecommendationId,
  ): Promise<Recommendation> {
    return this.services.call(rpc.scoring.complete, own(caller, id));
  }

  @Route(routes.dismissRecommendation)
  dismiss(
    @SignedIn() caller: Caller,
    @Param('id', aRecommendation) id: RecommendationId,
  ): Promise<Recommendation> {
    return this.services.call(rpc.scoring.dismiss, own(caller, id));
  }

  @Route(routes.restoreRecommendation)
  restore(
    @SignedIn() caller: Caller,
    @Param('id', aRecommendation) id: RecommendationId,
  ): Promise<Recommendation> {
    return this.services.call(rpc.scoring.restore, own(caller, id));
  }

  /** Of the form only figures go further: no name, no number, no address. */
  @Route(routes.optimizationImpact)
  impact(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.optimizationImpact.body))
    { currentData, proposedChanges }: z.output<typeof routes.optimizationImpact.body>,
  ): Promise<ImpactResult> {
    const selected = proposedChanges.map(({ id }) => id);
    return this.services.call(rpc.scoring.impact, {
      userId: user.id,
      figures: figuresOf(currentData),
      selected,
    });
  }
}

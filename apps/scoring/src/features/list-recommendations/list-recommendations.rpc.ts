import { Controller } from '@nestjs/common';
import { type Recommendation, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListRecommendations } from './list-recommendations.query.ts';

@Controller()
export class ListRecommendationsRpc {
  constructor(private readonly listRecommendations: ListRecommendations) {}

  @Rpc(rpc.scoring.recommendations)
  answer({ userId }: { userId: UserId }): Promise<Recommendation[]> {
    return this.listRecommendations.run(userId);
  }
}

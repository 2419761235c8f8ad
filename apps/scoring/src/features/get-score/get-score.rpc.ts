import { Controller } from '@nestjs/common';
import {
  type DescribedScore,
  type Recommendation,
  rpc,
  type ScoreState,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetScore } from './get-score.query.ts';

interface Owner {
  userId: UserId;
}

@Controller()
export class GetScoreRpc {
  constructor(private readonly getScore: GetScore) {}

  @Rpc(rpc.scoring.get)
  score({ userId }: Owner): Promise<DescribedScore> {
    return this.getScore.score(userId);
  }

  @Rpc(rpc.scoring.overview)
  overview({ userId }: Owner): Promise<{ score: ScoreState; recommendations: Recommendation[] }> {
    return this.getScore.overview(userId);
  }
}

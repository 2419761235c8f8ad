import { Controller } from '@nestjs/common';
import { type Recommendation, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { MarkRecommendation, type OwnRecommendation } from './mark-recommendation.use-case.ts';

@Controller()
export class MarkRecommendationRpc {
  constructor(private readonly marks: MarkRecommendation) {}

  @Rpc(rpc.scoring.complete)
  complete(own: OwnRecommendation): Promise<Recommendation> {
    return this.marks.mark(own, 'completed');
  }

  @Rpc(rpc.scoring.dismiss)
  dismiss(own: OwnRecommendation): Promise<Recommendation> {
    return this.marks.mark(own, 'dismissed');
  }

  @Rpc(rpc.scoring.restore)
  restore(own: OwnRecommendation): Promise<Recommendation> {
    return this.marks.restore(own);
  }
}

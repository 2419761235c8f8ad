import { Controller } from '@nestjs/common';
import { type ImpactResult, type Recommendation, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { readOneMoment } from '../../persistence/one-moment.ts';
import { standingOf } from '../get-score/standing.ts';
import { adviceOf } from './advice.ts';
import { type Asked, impactOf } from './calculate-impact.ts';
import { MarkRecommendation, type OwnRecommendation } from './mark-recommendation.use-case.ts';
import { shownAdvice } from './shown-advice.ts';

@Controller()
export class AdviseRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly marks: MarkRecommendation,
  ) {}

  @Rpc(rpc.scoring.recommendations)
  async list({ userId }: { userId: UserId }): Promise<Recommendation[]> {
    const read = async (manager: EntityManager) => adviceOf(manager, await standingOf(manager, userId));
    return shownAdvice(await readOneMoment(this.dataSource, read));
  }

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

  @Rpc(rpc.scoring.impact)
  impact(asked: Asked): Promise<ImpactResult> {
    return readOneMoment(this.dataSource, (manager) => impactOf(manager, asked));
  }
}

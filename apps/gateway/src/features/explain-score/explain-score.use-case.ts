import { Injectable } from '@nestjs/common';
import { type Acting, type DescribedScore, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';

/** Scoring calls two services itself, so its caller waits longer. */
const recalculateMs = 5000;

@Injectable()
export class ExplainScore {
  constructor(private readonly services: RpcClient) {}

  async read(userId: UserId) {
    const [score, { qualificationRate }] = await Promise.all([
      this.services.call(rpc.scoring.get, { userId }),
      this.services.call(rpc.matching.summary, { userId }),
    ]);
    return { ...(await this.withLenders(userId, score)), qualificationRate };
  }

  async recalculate(acting: Acting) {
    const { userId } = acting;
    const [score, { qualificationRate }] = await Promise.all([
      this.services.call(rpc.scoring.recalculate, acting, recalculateMs),
      this.services.call(rpc.matching.summary, { userId }),
    ]);
    const { previousTotal, change, staleSources } = score;
    const state = await this.withLenders(userId, score);
    return { ...state, qualificationRate, previousTotal, change, staleSources };
  }

  private async withLenders(userId: UserId, { milestoneStep, ...score }: DescribedScore) {
    const lenders = milestoneStep
      ? await this.services.call(rpc.matching.ahead, { userId, step: milestoneStep }).catch(() => null)
      : null;
    return { ...score, nextMilestone: { ...score.nextMilestone, lenders } };
  }
}

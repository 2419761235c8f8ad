import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type AreaLevels,
  type DescribedScore,
  includes,
  rpc,
  type ScoreReply,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';

/** Scoring calls two services itself, so its caller waits longer. */
const recalculateMs = 5000;

type LenderPart = Pick<
  ScoreReply,
  'qualificationRate' | 'catalogueMode' | 'canCarry' | 'unavailable' | 'withheld'
>;

const noLenders = { qualificationRate: 0, catalogueMode: null, canCarry: null };

@Injectable()
export class ExplainScore {
  constructor(private readonly services: RpcClient) {}

  async read(userId: UserId, areas: AreaLevels) {
    const [score, rate] = await Promise.all([
      this.services.call(rpc.scoring.get, { userId }),
      this.rateOf(userId, areas),
    ]);
    return { ...(await this.withLenders(userId, score, rate)), ...rate };
  }

  async recalculate(acting: Acting, areas: AreaLevels) {
    const { userId } = acting;
    const [score, rate] = await Promise.all([
      this.services.call(rpc.scoring.recalculate, acting, recalculateMs),
      this.rateOf(userId, areas),
    ]);
    const { previousTotal, change, staleSources } = score;
    const state = await this.withLenders(userId, score, rate);
    return { ...state, ...rate, previousTotal, change, staleSources };
  }

  private async rateOf(userId: UserId, areas: AreaLevels): Promise<LenderPart> {
    if (!includes(areas.matches, 'view')) return { ...noLenders, unavailable: [], withheld: ['lenders'] };
    try {
      const {
        qualificationRate,
        catalogueMode: catalogMode = null,
        canCarry = null,
      } = await this.services.call(rpc.matching.summary, { userId });
      return { qualificationRate, catalogueMode: catalogMode, canCarry, unavailable: [], withheld: [] };
    } catch (error) {
      log().warn(
        { err: error, subject: rpc.matching.summary.subject },
        'The score has no qualification rate',
      );
      return { ...noLenders, unavailable: ['lenders'], withheld: [] };
    }
  }

  private async withLenders(
    userId: UserId,
    { milestoneStep, ...score }: DescribedScore,
    { unavailable, withheld }: LenderPart,
  ) {
    const lenders =
      milestoneStep && unavailable.length + withheld.length === 0
        ? await this.services.call(rpc.matching.ahead, { userId, step: milestoneStep }).catch(() => null)
        : null;
    return { ...score, nextMilestone: { ...score.nextMilestone, lenders } };
  }
}

import { Controller } from '@nestjs/common';
import { rpc, type ScoreState, type UserId } from '@groundwork/contracts';
import { currentRules, nextMilestone, recommend, score } from '@groundwork/engine-scoring';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { ownerSchema } from '../../persistence/score.schema.ts';
import { scoreInputOf } from '../recompute-score/score-input.ts';
import { changeOverDays } from './change-over-days.ts';
import { scoreStateOf, shownMilestone } from './score-state.ts';

const thirtyDaysMs = 30 * 86_400_000;

@Controller()
export class GetScoreRpc {
  constructor(private readonly dataSource: DataSource) {}

  /** A new owner has a score at once: that of an empty profile. */
  @Rpc(rpc.scoring.get)
  async answer({ userId }: { userId: UserId }): Promise<ScoreState> {
    const { manager } = this.dataSource;
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    const owner = await manager.findOneBy(ownerSchema, { userId });
    const input = await scoreInputOf(manager, userId, owner);
    const result = owner?.result ?? score(input, today, currentRules);
    const recommendations = recommend(input, { userId, today, rules: currentRules });
    const since = new Date(now.getTime() - thirtyDaysMs);
    return scoreStateOf(result, {
      calculatedAt: owner?.calculatedAt ?? now,
      change30Days: await changeOverDays(manager, userId, result.totalScore, since),
      nextMilestone: shownMilestone(
        nextMilestone(result.totalScore, recommendations, { rules: currentRules }),
      ),
    });
  }
}

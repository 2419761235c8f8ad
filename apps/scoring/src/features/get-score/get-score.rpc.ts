import { Controller } from '@nestjs/common';
import { rpc, type ScoreState, type UserId } from '@groundwork/contracts';
import { currentRules, score } from '@groundwork/engine-scoring';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { documentSchema, ownerSchema } from '../../persistence/score.schema.ts';
import { scoreInputOf } from '../recompute-score/score-input.ts';
import { changeOverDays } from './change-over-days.ts';
import { nextMilestone } from './next-milestone.ts';
import { scoreStateOf } from './score-state.ts';

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
    const [owner, documents] = await Promise.all([
      manager.findOneBy(ownerSchema, { userId }),
      manager.findBy(documentSchema, { userId }),
    ]);
    const input = scoreInputOf(
      owner?.figures ?? {},
      documents.map(({ state }) => state),
    );
    const result = owner?.result ?? score(input, today, currentRules);
    const since = new Date(now.getTime() - thirtyDaysMs);
    return scoreStateOf(result, {
      calculatedAt: owner?.calculatedAt ?? now,
      change30Days: await changeOverDays(manager, userId, result.totalScore, since),
      nextMilestone: nextMilestone(result, input, today),
    });
  }
}

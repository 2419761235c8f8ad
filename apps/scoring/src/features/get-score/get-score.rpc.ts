import { Controller } from '@nestjs/common';
import {
  type DescribedScore,
  type Recommendation,
  rpc,
  type ScoreInputReply,
  type ScoreState,
  type UserId,
} from '@groundwork/contracts';
import { currentRules, nextMilestone } from '@groundwork/engine-scoring';
import { Rpc, toldDocumentSchema } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { readOneMoment } from '../../persistence/one-moment.ts';
import { ownerSchema } from '../../persistence/score.schema.ts';
import { adviceOf } from '../advise/advice.ts';
import { shownAdvice } from '../advise/shown-advice.ts';
import { dayOf } from '../recompute-score/recompute-score.use-case.ts';
import { impactSince } from './impact-since.ts';
import { milestoneStepOf } from './milestone-step.ts';
import { scoreStateOf } from './score-state.ts';
import { standingOf } from './standing.ts';

const thirtyDaysMs = 30 * 86_400_000;

interface Owner {
  userId: UserId;
}

export async function describeScore(manager: EntityManager, userId: UserId) {
  const standing = await standingOf(manager, userId);
  const advice = await adviceOf(manager, standing);
  const scoreImpact = await impactSince(manager, userId, new Date(Date.now() - thirtyDaysMs));
  const closed = new Set<string>(advice.marks.keys());
  const around = { rules: currentRules, closed };
  const { ops, ...milestone } = nextMilestone(standing.result.totalScore, advice.current, around);
  const score = scoreStateOf(standing, { nextMilestone: milestone, scoreImpact });
  return { advice, score, ...milestoneStepOf(standing.input, ops) };
}

@Controller()
export class GetScoreRpc {
  constructor(private readonly dataSource: DataSource) {}

  /** A new owner has a score at once: that of an empty profile. */
  @Rpc(rpc.scoring.get)
  async score({ userId }: Owner): Promise<DescribedScore> {
    const { advice: _, score, ...ahead } = await this.described(userId);
    return { ...score, ...ahead };
  }

  @Rpc(rpc.scoring.overview)
  async overview({ userId }: Owner): Promise<{ score: ScoreState; recommendations: Recommendation[] }> {
    const { score, advice } = await this.described(userId);
    return { score, recommendations: shownAdvice(advice).filter(({ status }) => status === 'active') };
  }

  @Rpc(rpc.scoring.input)
  input({ userId }: Owner): Promise<ScoreInputReply> {
    return readOneMoment(this.dataSource, async (manager) => {
      const owner = await manager.findOneBy(ownerSchema, { userId });
      const documents = await manager.findBy(toldDocumentSchema, { userId, deleted: false });
      return {
        figures: owner?.figures ?? {},
        accounts: owner?.accounts ?? [],
        documents: documents.map(({ state }) => state),
        rulesVersion: currentRules.version,
        today: dayOf(new Date()),
      };
    });
  }

  private described(userId: UserId) {
    return readOneMoment(this.dataSource, (manager) => describeScore(manager, userId));
  }
}

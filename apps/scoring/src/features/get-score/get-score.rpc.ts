import { Controller } from '@nestjs/common';
import {
  type DescribedScore,
  type Recommendation,
  rpc,
  type ScoreInputReply,
  type ScoreState,
  type UserId,
} from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { readOneMoment } from '../../persistence/one-moment.ts';
import { ownerSchema } from '../../persistence/score.schema.ts';
import { shownAdvice } from '../advise/shown-advice.ts';
import { dayOf } from '../recompute-score/recompute-score.use-case.ts';
import { describeScore } from './describe-score.ts';

interface Owner {
  userId: UserId;
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
      const documents = await manager.findBy(documentCopySchema, { userId, deleted: false });
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

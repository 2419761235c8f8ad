import { Controller, Query } from '@nestjs/common';
import {
  type DescribedScore,
  type Page,
  type PageQuery,
  type RecalculatedReply,
  routes,
  rpc,
  type ScoreInputReply,
  type ScoreReply,
  type ScoreStep,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { answerList } from '../../http/answer-list.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

/** Scoring itself waits for those it asks; so whoever waits for scoring waits longer. */
const recalculateMs = 5000;

@Controller()
export class ExplainScoreController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.score)
  async score(@SignedIn() { user }: Caller): Promise<ScoreReply> {
    const [score, { qualificationRate }] = await Promise.all([
      this.services.call(rpc.scoring.get, { userId: user.id }),
      this.services.call(rpc.matching.summary, { userId: user.id }),
    ]);
    return { ...(await this.withLenders(user.id, score)), qualificationRate };
  }

  @Route(routes.recalculateScore)
  async recalculate(@SignedIn() { user }: Caller): Promise<RecalculatedReply> {
    const [score, { qualificationRate }] = await Promise.all([
      this.services.call(rpc.scoring.recalculate, { userId: user.id }, recalculateMs),
      this.services.call(rpc.matching.summary, { userId: user.id }),
    ]);
    const { previousTotal, change, staleSources } = score;
    const state = await this.withLenders(user.id, score);
    return { ...state, qualificationRate, previousTotal, change, staleSources };
  }

  @Route(routes.scoreHistory)
  history(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.scoreHistory.query)) query: PageQuery,
  ): Promise<ScoreStep[] | Page<ScoreStep>> {
    return answerList(query, (page) => this.services.call(rpc.scoring.history, { userId: user.id, page }));
  }

  @Route(routes.scoreInput)
  input(@SignedIn() { user }: Caller): Promise<ScoreInputReply> {
    return this.services.call(rpc.scoring.input, { userId: user.id });
  }

  /** Beside the milestone, what it would bring at the lenders: without that the sentence stands alone. */
  private async withLenders(userId: UserId, { milestoneStep, ...score }: DescribedScore) {
    const lenders = milestoneStep
      ? await this.services.call(rpc.matching.ahead, { userId, step: milestoneStep }).catch(() => null)
      : null;
    return { ...score, nextMilestone: { ...score.nextMilestone, lenders } };
  }
}

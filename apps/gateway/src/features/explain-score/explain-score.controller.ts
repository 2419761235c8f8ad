import { Controller } from '@nestjs/common';
import { type DescribedScore, routes, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { forward, forwarding, forwardPages } from '../../http/forward.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';

/** Scoring itself waits for those it asks; so whoever waits for scoring waits longer. */
const recalculateMs = 5000;

export const TraceScoreController = forwarding({
  history: forwardPages(routes.scoreHistory, rpc.scoring.history, ({ user }, page) => ({
    userId: user.id,
    page,
  })),
  input: forward(routes.scoreInput, rpc.scoring.input, ({ user }) => ({ userId: user.id })),
});

@Controller()
export class ExplainScoreController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.score)
  async score({ user }: InputOf<typeof routes.score>) {
    const [score, { qualificationRate }] = await Promise.all([
      this.services.call(rpc.scoring.get, { userId: user.id }),
      this.services.call(rpc.matching.summary, { userId: user.id }),
    ]);
    return { ...(await this.withLenders(user.id, score)), qualificationRate };
  }

  @Route(routes.recalculateScore)
  async recalculate({ user, acting }: InputOf<typeof routes.recalculateScore>) {
    const [score, { qualificationRate }] = await Promise.all([
      this.services.call(rpc.scoring.recalculate, acting, recalculateMs),
      this.services.call(rpc.matching.summary, { userId: user.id }),
    ]);
    const { previousTotal, change, staleSources } = score;
    const state = await this.withLenders(user.id, score);
    return { ...state, qualificationRate, previousTotal, change, staleSources };
  }

  /** Beside the milestone, what it would bring at the lenders: without that the sentence stands alone. */
  private async withLenders(userId: UserId, { milestoneStep, ...score }: DescribedScore) {
    const lenders = milestoneStep
      ? await this.services.call(rpc.matching.ahead, { userId, step: milestoneStep }).catch(() => null)
      : null;
    return { ...score, nextMilestone: { ...score.nextMilestone, lenders } };
  }
}

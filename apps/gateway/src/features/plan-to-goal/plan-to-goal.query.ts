import { Injectable } from '@nestjs/common';
import {
  type LenderChanges,
  type LenderFrontier,
  type LenderId,
  pages,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';

const toPlannedChange = ({ code, isKnown, changes }: LenderChanges['steps'][number]) => ({
  code,
  isKnown,
  figures: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
});

const levels = [600, 700, 800, 1000];

@Injectable()
export class PlanToGoal {
  constructor(private readonly services: RpcClient) {}

  async toScore(userId: UserId, target: number) {
    const { milestoneStep: step, ...plan } = await this.services.call(rpc.scoring.plan, { userId, target });
    const lenders = step
      ? await this.services.call(rpc.matching.ahead, { userId, step }).catch(() => null)
      : null;
    return { ...plan, lenders };
  }

  async frontier(userId: UserId): Promise<LenderFrontier> {
    const { matchedLenders, activeLenders } = await this.services.call(rpc.matching.summary, { userId });
    const next = await this.nextLevel(userId).catch(() => null);
    return { open: matchedLenders, active: activeLenders, next };
  }

  /** The first level whose steps open a lender. */
  private async nextLevel(userId: UserId): Promise<LenderFrontier['next']> {
    const { score } = await this.services.call(rpc.scoring.overview, { userId });
    for (const target of levels.filter((level) => level > score.totalScore)) {
      const { scoreNow, scoreThen, lenders, reachable } = await this.toScore(userId, target);
      const opened = lenders?.eligible ?? 0;
      if (opened > 0) return { target, points: scoreThen - scoreNow, lenders: opened };
      if (!reachable) return null;
    }
    return null;
  }

  async toLender(userId: UserId, lenderId: LenderId) {
    const { steps: lenderSteps, ...plan } = await this.services.call(rpc.matching.plan, { userId, lenderId });
    const changes = lenderSteps.map(toPlannedChange);
    const { steps: scoredSteps, ...costs } = await this.services.call(rpc.scoring.walk, { userId, changes });
    return {
      ...plan,
      ...costs,
      steps: scoredSteps.flatMap((step) => {
        const change = lenderSteps.find(({ code }) => code === step.code);
        if (!change) return [];
        const { isKnown: _, ...texts } = change;
        return [{ ...texts, ...step, href: pages.profile }];
      }),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { type LenderChanges, type LenderId, pages, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';

const toPlannedChange = ({ code, isKnown, changes }: LenderChanges['steps'][number]) => ({
  code,
  isKnown,
  figures: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
});

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

import { Controller } from '@nestjs/common';
import { type LenderChanges, pages, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';

const asWalked = ({ code, isKnown, changes }: LenderChanges['steps'][number]) => ({
  code,
  isKnown,
  figures: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
});

@Controller()
export class PlanToGoalController {
  constructor(private readonly services: RpcClient) {}

  /** Beside the plan, what it would bring at the lenders: without that it stands alone. */
  @Route(routes.scorePlan)
  async toScore({ user, query: { target } }: InputOf<typeof routes.scorePlan>) {
    const userId = user.id;
    const { milestoneStep: step, ...plan } = await this.services.call(rpc.scoring.plan, { userId, target });
    const lenders = step
      ? await this.services.call(rpc.matching.ahead, { userId, step }).catch(() => null)
      : null;
    return { ...plan, lenders };
  }

  /** Matching knows what the lender wants, scoring what it takes and what it brings. */
  @Route(routes.lenderPlan)
  async toLender({ user, params }: InputOf<typeof routes.lenderPlan>) {
    const userId = user.id;
    const { steps, ...asked } = await this.services.call(rpc.matching.plan, { userId, lenderId: params.id });
    const changes = steps.map(asWalked);
    const { steps: walked, ...walk } = await this.services.call(rpc.scoring.walk, { userId, changes });
    return {
      ...asked,
      ...walk,
      steps: walked.flatMap((step) => {
        const found = steps.find(({ code }) => code === step.code);
        if (!found) return [];
        const { isKnown: _, ...said } = found;
        return [{ ...said, ...step, href: pages.profile }];
      }),
    };
  }
}

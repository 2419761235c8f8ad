import { Controller } from '@nestjs/common';
import { rpc, type CostedPlan } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type Walk, WalkToLender } from './walk-to-lender.query.ts';

@Controller()
export class WalkToLenderRpc {
  constructor(private readonly walkToLender: WalkToLender) {}

  @Rpc(rpc.scoring.walk)
  answer(walk: Walk): Promise<CostedPlan> {
    return this.walkToLender.run(walk);
  }
}

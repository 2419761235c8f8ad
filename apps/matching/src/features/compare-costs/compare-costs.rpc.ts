import { Controller } from '@nestjs/common';
import { type ComparedLender, type LenderId, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CompareCosts } from './compare-costs.query.ts';

@Controller()
export class CompareCostsRpc {
  constructor(private readonly compareCosts: CompareCosts) {}

  @Rpc(rpc.matching.compare)
  answer(request: { userId: UserId; ids: LenderId[] }): Promise<ComparedLender[]> {
    return this.compareCosts.run(request);
  }
}

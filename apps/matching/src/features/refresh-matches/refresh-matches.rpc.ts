import { Controller } from '@nestjs/common';
import { type RefreshedMatches, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RefreshMatches } from './refresh-matches.use-case.ts';

@Controller()
export class RefreshMatchesRpc {
  constructor(private readonly refreshMatches: RefreshMatches) {}

  @Rpc(rpc.matching.refresh)
  answer(request: { userId: UserId }): Promise<RefreshedMatches> {
    return this.refreshMatches.run(request);
  }
}

import { Controller } from '@nestjs/common';
import { type LendersAhead, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { LookAhead, type Question } from './look-ahead.query.ts';

@Controller()
export class LookAheadRpc {
  constructor(private readonly lookAhead: LookAhead) {}

  @Rpc(rpc.matching.ahead)
  answer(request: Question): Promise<LendersAhead> {
    return this.lookAhead.run(request);
  }
}

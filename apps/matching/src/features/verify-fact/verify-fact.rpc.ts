import { Controller } from '@nestjs/common';
import { type FactToCheck, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type FactCheck, VerifyFact } from './verify-fact.use-case.ts';

@Controller()
export class VerifyFactRpc {
  constructor(private readonly verifyFact: VerifyFact) {}

  @Rpc(rpc.matching.verifyFact)
  run(check: FactCheck): Promise<FactToCheck> {
    return this.verifyFact.run(check);
  }
}

import { Controller } from '@nestjs/common';
import { type FactToCheck, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListFacts } from './list-facts.query.ts';
import { type FactCheck, VerifyFact } from './verify-fact.use-case.ts';

@Controller()
export class VerifyFactsRpc {
  constructor(
    private readonly facts: ListFacts,
    private readonly verifyFact: VerifyFact,
  ) {}

  @Rpc(rpc.matching.factsToCheck)
  list(): Promise<FactToCheck[]> {
    return this.facts.run();
  }

  @Rpc(rpc.matching.verifyFact)
  verify(check: FactCheck): Promise<FactToCheck> {
    return this.verifyFact.run(check);
  }
}

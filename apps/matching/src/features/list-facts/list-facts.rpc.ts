import { Controller } from '@nestjs/common';
import { type FactToCheck, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListFacts } from './list-facts.query.ts';

@Controller()
export class ListFactsRpc {
  constructor(private readonly facts: ListFacts) {}

  @Rpc(rpc.matching.factsToCheck)
  run(): Promise<FactToCheck[]> {
    return this.facts.run();
  }
}

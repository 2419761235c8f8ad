import { Controller } from '@nestjs/common';
import { type CheckedCriteria, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CheckCriteria } from './check-criteria.query.ts';

@Controller()
export class CheckCriteriaRpc {
  constructor(private readonly criteria: CheckCriteria) {}

  @Rpc(rpc.matching.criteriaSchema)
  schema(request: { id: string }): Promise<Record<string, unknown>> {
    return Promise.resolve(this.criteria.schema(request));
  }

  @Rpc(rpc.matching.checkCriteria)
  check(request: { gzip: string }): Promise<CheckedCriteria> {
    return this.criteria.check(request);
  }
}

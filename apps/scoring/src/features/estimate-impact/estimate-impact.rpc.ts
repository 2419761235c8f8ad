import { Controller } from '@nestjs/common';
import { type ImpactResult, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type ImpactQuery, EstimateImpact } from './estimate-impact.query.ts';

@Controller()
export class EstimateImpactRpc {
  constructor(private readonly estimateImpact: EstimateImpact) {}

  @Rpc(rpc.scoring.impact)
  answer(query: ImpactQuery): Promise<ImpactResult> {
    return this.estimateImpact.run(query);
  }
}

import { Controller } from '@nestjs/common';
import { type MatchSummary, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { Catalogue } from '../../persistence/catalogue.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';

@Controller()
export class GetSummaryRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
  ) {}

  /** Nobody fits a programme before saying anything: blank figures are unknown. */
  @Rpc(rpc.matching.summary)
  async answer({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const owner = await this.dataSource.manager.findOneBy(ownerSchema, { userId });
    return {
      qualificationRate: owner?.qualificationRate ?? 0,
      matchedLenders: owner?.matchedLenders ?? 0,
      activeLenders: (await this.catalogue.active()).length,
    };
  }
}

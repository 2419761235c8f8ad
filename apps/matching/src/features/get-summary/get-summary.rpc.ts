import { Controller, Inject } from '@nestjs/common';
import { type MatchSummary, rpc, type UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { RULES } from '../../matching.rules.ts';
import { Catalogue } from '../../persistence/catalogue.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';
import { qualificationOf } from '../count-matches/qualification-of.ts';

@Controller()
export class GetSummaryRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
  ) {}

  /** Judged when it is asked, as the lists are: what is stored knows neither this day nor every other lender. */
  @Rpc(rpc.matching.summary)
  async answer({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const [owner, programmes] = await Promise.all([
      this.dataSource.manager.findOneBy(ownerSchema, { userId }),
      this.catalogue.active(),
    ]);
    const found = qualificationOf(owner, programmes, this.rules);
    return { qualificationRate: found.rate, matchedLenders: found.eligible, activeLenders: found.total };
  }
}

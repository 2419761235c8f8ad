import { Inject, Injectable } from '@nestjs/common';
import type { MatchSummary, UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { DataSource } from 'typeorm';
import { dayOf } from '../../domain/day.rules.ts';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { RULES } from '../../matching.rules.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';

@Injectable()
export class GetSummary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
  ) {}

  /** Judged when it is asked, as the lists are: what is stored knows neither this day nor every other lender. */
  async run({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const [owner, programmes] = await Promise.all([
      this.dataSource.manager.findOneBy(ownerSchema, { userId }),
      this.catalogue.active(),
    ]);
    const found = qualificationOf(owner, programmes, this.rules, dayOf(new Date()));
    return { qualificationRate: found.rate, matchedLenders: found.eligible, activeLenders: found.total };
  }
}

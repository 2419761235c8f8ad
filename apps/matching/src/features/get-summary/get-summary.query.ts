import { Inject, Injectable } from '@nestjs/common';
import type { MatchSummary, UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';

@Injectable()
export class GetSummary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  /** The stored summary is older than today and than the newest catalog. */
  async run({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const [owner, programmes] = await Promise.all([
      this.dataSource.manager.findOneBy(ownerSchema, { userId }),
      this.catalogue.active(),
    ]);
    const result = qualificationOf(owner, programmes, this.rules, this.clock.today());
    return { qualificationRate: result.rate, matchedLenders: result.eligible, activeLenders: result.total };
  }
}

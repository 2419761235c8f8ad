import { Inject, Injectable } from '@nestjs/common';
import type { MatchSummary, UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

@Injectable()
export class GetSummary {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  /** The stored summary is older than today and than the newest catalog. */
  async run({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const today = this.clock.today();
    const { catalogueVersion, owner, documents } = await this.owners.read(userId);
    const { mode, programmes } = await this.catalogue.at(catalogueVersion, today);
    const result = qualificationOf({ figures: owner, documents }, programmes, this.rules, today);
    return {
      qualificationRate: result.rate,
      matchedLenders: result.eligible,
      activeLenders: result.total,
      catalogueMode: mode,
    };
  }
}

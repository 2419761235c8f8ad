import { Inject, Injectable } from '@nestjs/common';
import type { MatchSummary, UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

@Injectable()
export class GetSummary {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalog: Catalog,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  /** The stored summary is older than today and than the newest catalog. */
  async run({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const today = this.clock.today();
    const { catalogVersion, owner, documents } = await this.owners.read(userId);
    const { mode, programs } = await this.catalog.at(catalogVersion, today);
    const result = qualificationOf({ figures: owner, documents }, programs, this.rules, today);
    return {
      qualificationRate: result.rate,
      matchedLenders: result.eligible,
      activeLenders: result.total,
      catalogueMode: mode,
    };
  }
}

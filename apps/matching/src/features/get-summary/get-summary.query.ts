import { Inject, Injectable } from '@nestjs/common';
import type { MatchSummary, UserId } from '@groundwork/contracts';
import { type CarryingRules, countCarriedPrograms } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { matchingInputOf } from '../../domain/matching-input.rules.ts';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

@Injectable()
export class GetSummary {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalog: Catalog,
    @Inject(RULES) private readonly rules: CarryingRules,
    private readonly clock: Clock,
  ) {}

  /** The stored summary is older than today and than the newest catalog. */
  async run({ userId }: { userId: UserId }): Promise<MatchSummary> {
    const today = this.clock.today();
    const { catalogVersion, owner, documents } = await this.owners.read(userId);
    const { mode, programs } = await this.catalog.at(catalogVersion, today);
    const result = qualificationOf({ figures: owner, documents }, programs, this.rules, today);
    const eligibleRows = new Set(result.eligibleRows);
    const eligible = programs.filter(({ active, rowNumber }) => active && eligibleRows.has(rowNumber));
    return {
      qualificationRate: result.rate,
      matchedLenders: result.eligible,
      activeLenders: result.total,
      catalogueMode: mode,
      canCarry: countCarriedPrograms(eligible, matchingInputOf(owner, documents), today, this.rules),
    };
  }
}

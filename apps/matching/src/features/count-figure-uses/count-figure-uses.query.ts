import { Inject, Injectable } from '@nestjs/common';
import type { FigureUse, UserId } from '@groundwork/contracts';
import { countFigureUses, type MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

@Injectable()
export class CountFigureUses {
  private last: { version: number; today: string; uses: FigureUse[] } | undefined;

  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalog: Catalog,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  /** The same for all owners, so it is counted once for each catalog and day. */
  async run({ userId }: { userId: UserId }): Promise<FigureUse[]> {
    const today = this.clock.today();
    const { catalogVersion: version } = await this.owners.read(userId);
    if (this.last?.version === version && this.last.today === today) return this.last.uses;
    const { programs } = await this.catalog.at(version, today);
    const counts = countFigureUses(programs, today, this.rules);
    const uses = [...counts].map(([field, lenders]) => ({ field, lenders }));
    this.last = { version, today, uses };
    return uses;
  }
}

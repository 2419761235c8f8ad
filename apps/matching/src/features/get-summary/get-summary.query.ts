import { Inject, Injectable } from '@nestjs/common';
import type { MatchSummary, UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { documentsOf } from '../../persistence/owner.repository.ts';
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
    const { manager } = this.dataSource;
    const today = this.clock.today();
    const [figures, documents, { mode, programmes }] = await Promise.all([
      manager.findOneBy(ownerSchema, { userId }),
      documentsOf(manager, [userId]),
      this.catalogue.on(today),
    ]);
    const judged = { figures, documents: documents.get(userId) ?? [] };
    const result = qualificationOf(judged, programmes, this.rules, today);
    return {
      qualificationRate: result.rate,
      matchedLenders: result.eligible,
      activeLenders: result.total,
      catalogueMode: mode,
    };
  }
}

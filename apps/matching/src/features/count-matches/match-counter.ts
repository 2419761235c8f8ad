import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { events } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { RULES } from '../../matching.rules.ts';
import { Catalogue } from '../../persistence/catalogue.ts';
import { type OwnerRow, ownerSchema } from '../../persistence/matching.schema.ts';
import { rowSet, rowsOnlyIn } from '../../persistence/row-set.ts';
import { qualificationOf } from './qualification-of.ts';

export interface Recount {
  count: number;
  gained: number;
  lost: number;
}

const summaryOf = ({ matchedLenders, qualificationRate, failing }: OwnerRow) => ({
  matchedLenders,
  qualificationRate,
  failing,
});

@Injectable()
export class MatchCounter {
  constructor(
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
  ) {}

  /** Judges the whole catalogue for the locked owner and tells of it where anything moved. */
  async recount(manager: EntityManager, owner: OwnerRow): Promise<Recount> {
    const { userId } = owner;
    const programmes = await this.catalogue.active(manager);
    const found = qualificationOf(owner, programmes, this.rules);
    const eligible = rowSet(found.eligibleRows);
    const next: OwnerRow = {
      ...owner,
      version: owner.version + 1,
      matchedLenders: found.eligible,
      qualificationRate: found.rate,
      failing: found.failuresPerCriterion,
      eligible,
    };
    await manager.update(ownerSchema, { userId }, next);
    const gained = rowsOnlyIn(eligible, owner.eligible);
    const lost = rowsOnlyIn(owner.eligible, eligible);
    const summary = summaryOf(next);
    if (gained + lost > 0 || !isDeepStrictEqual(summary, summaryOf(owner))) {
      await appendToOutbox(manager, events.matchesChanged, {
        aggregateId: userId,
        aggregateVersion: next.version,
        userId,
        data: { ...summary, activeLenders: found.total, gained, lost },
      });
    }
    return { count: found.eligible, gained, lost };
  }
}

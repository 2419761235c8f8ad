import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { MatchedOwner } from '../../domain/owner.model.ts';
import { qualificationOf } from '../../domain/qualification.rules.ts';
import { rowSet, rowsOnlyIn } from '../../domain/row-set.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';
import { documentsOf, lockOwner } from '../../persistence/owner.repository.ts';

export interface Recount {
  count: number;
  gained: number;
  lost: number;
}

const summaryOf = ({ matchedLenders, qualificationRate, failing }: MatchedOwner) => ({
  matchedLenders,
  qualificationRate,
  failing,
});

const cashOf = (months: { netOperatingCash: number } | null): number | null =>
  months === null ? null : months.netOperatingCash / 100;

@Injectable()
export class CountMatches {
  constructor(
    private readonly catalog: Catalog,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  async storeFigures(manager: EntityManager, event: EventOf<typeof events.figuresChanged>): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.profileVersion) return;
    const { figures, answered, typed = {}, settled = [] } = event.data;
    const profileVersion = event.aggregateVersion;
    await this.recount(manager, { ...owner, figures, answered, typed, settled, profileVersion });
  }

  async storeAccounts(manager: EntityManager, event: EventOf<typeof events.accountsChanged>): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.accountsVersion) return;
    const { accounts } = event.data;
    await this.recount(manager, { ...owner, accounts, accountsVersion: event.aggregateVersion });
  }

  async storeBankRows(manager: EntityManager, event: EventOf<typeof events.cashFlowChanged>): Promise<void> {
    const owner = await lockOwner(manager, event.userId);
    if (event.aggregateVersion <= owner.bankRowsVersion) return;
    const { countedFrom, countedThrough, trailing3, trailing12 } = event.data;
    const bankRows = {
      countedFrom,
      countedThrough,
      advances: trailing3?.advances ?? null,
      netOperatingCash: { last3: cashOf(trailing3), last12: cashOf(trailing12) },
    };
    await this.recount(manager, { ...owner, bankRows, bankRowsVersion: event.aggregateVersion });
  }

  async recount(manager: EntityManager, owner: MatchedOwner): Promise<Recount> {
    const { userId } = owner;
    const programs = await this.catalog.active(manager);
    const documents = (await documentsOf(manager, [userId])).get(userId) ?? [];
    const judged = { figures: owner, documents };
    const result = qualificationOf(judged, programs, this.rules, this.clock.today());
    const eligible = rowSet(result.eligibleRows);
    const next: MatchedOwner = {
      ...owner,
      version: owner.version + 1,
      matchedLenders: result.eligible,
      qualificationRate: result.rate,
      failing: result.failuresPerCriterion,
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
        data: { ...summary, activeLenders: result.total, gained, lost },
      });
    }
    return { count: result.eligible, gained, lost };
  }
}

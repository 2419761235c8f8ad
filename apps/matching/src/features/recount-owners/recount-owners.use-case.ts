import { Inject, Injectable } from '@nestjs/common';
import type { MatchingRules, Program } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { MatchedOwner } from '../../domain/owner.model.ts';
import { type JudgedOwner, qualificationOf } from '../../domain/qualification.rules.ts';
import { hasRow } from '../../domain/row-set.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';
import { documentsOf } from '../../persistence/owner.repository.ts';
import { CountMatches } from '../count-matches/count-matches.use-case.ts';

interface RecountResult {
  checked: number;
  changed: number;
}

interface ChangedLender {
  row: number;
  programme: Program | undefined;
}

const batchSize = 1000;
/** A larger change judges all owners. */
const maxSelectiveLenders = 20;

const lowestUserId = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class RecountOwners {
  constructor(
    private readonly catalog: Catalog,
    private readonly counter: CountMatches,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  async run(manager: EntityManager, rows: readonly number[]): Promise<RecountResult> {
    const active = new Map((await this.catalog.active(manager)).map((one) => [one.rowNumber, one]));
    const changed = rows.map((row): ChangedLender => ({ row, programme: active.get(row) }));
    const lenders = changed.flatMap(({ programme: program }) => program ?? []);
    const result: RecountResult = { checked: 0, changed: 0 };
    let last = lowestUserId;
    for (;;) {
      const owners = await findAffectedOwners(manager, changed, last);
      const documents = await documentsOf(
        manager,
        owners.map(({ userId }) => userId),
      );
      for (const owner of owners) {
        result.checked += 1;
        const judged = { figures: owner, documents: documents.get(owner.userId) ?? [] };
        if (!this.hasChanged(owner.eligible, judged, rows, lenders)) continue;
        result.changed += 1;
        await this.counter.recount(manager, owner);
      }
      const next = owners.at(-1)?.userId;
      if (next === undefined) return result;
      last = next;
    }
  }

  private hasChanged(
    before: Buffer,
    owner: JudgedOwner,
    rows: readonly number[],
    lenders: readonly Program[],
  ): boolean {
    const { eligibleRows } = qualificationOf(owner, lenders, this.rules, this.clock.today());
    const eligible = new Set(eligibleRows);
    return rows.some((row) => hasRow(before, row) !== eligible.has(row));
  }
}

/** A lender can only affect owners who are eligible for it and owners who request an amount that it lends. */
async function findAffectedOwners(
  manager: EntityManager,
  changed: readonly ChangedLender[],
  after: string,
): Promise<MatchedOwner[]> {
  const owners = manager
    .createQueryBuilder(ownerSchema, 'owner')
    .where('owner.userId > :after', { after })
    .orderBy('owner.userId')
    .limit(batchSize)
    .setLock('pessimistic_write');
  if (changed.length <= maxSelectiveLenders) owners.andWhere(affectedCondition(changed));
  return owners.getMany();
}

function affectedCondition(changed: readonly ChangedLender[]): string {
  const requestedAmount = `coalesce((owner.figures->>'loanRequestAmount')::numeric, 0)`;
  const each = changed.map(({ row, programme: program }) => {
    const wasEligible = `case when length(owner.eligible) > ${row >> 3} then get_bit(owner.eligible, ${row}) = 1 else false end`;
    return program === undefined
      ? wasEligible
      : `${wasEligible} or ${requestedAmount} between ${program.minLoanAmount} and ${program.maxLoanAmount}`;
  });
  return `(${each.join(' or ')})`;
}

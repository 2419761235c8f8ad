import { randomUUID } from 'node:crypto';
import { userId } from '@groundwork/contracts';
import {
  matchingRules as rules,
  computeQualification,
  createSampleCatalog,
} from '@groundwork/engine-matching';
import { createDataSource, migrate } from '@groundwork/platform-database';
import { systemClock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { matchingInputOf } from '../../apps/matching/src/domain/matching-input.rules.ts';
import { rowSet } from '../../apps/matching/src/domain/row-set.rules.ts';
import { changeCatalog } from '../../apps/matching/src/features/change-catalog/change-catalog.use-case.ts';
import { CountMatches } from '../../apps/matching/src/features/count-matches/count-matches.use-case.ts';
import { RecountOwners } from '../../apps/matching/src/features/recount-owners/recount-owners.use-case.ts';
import { Catalog } from '../../apps/matching/src/persistence/catalog.repository.ts';
import { matchingDatabase } from '../../apps/matching/src/persistence/database.ts';
import { seed } from '../../apps/matching/src/persistence/seed.ts';

const BATCH = 1000;
const TODAY = new Date().toISOString().slice(0, 10);

const ownerNumber = (figures: object, n: number) => ({
  ...figures,
  personalCreditScore: 500 + ((n * 37) % 350),
  annualRevenueCurrent: 40_000 + ((n * 7919) % 1_500_000),
  loanRequestAmount: 5_000 + ((n * 104_729) % 900_000),
  hasExistingLoansAnswer: true,
});

async function storeOwners(database: DataSource, figures: object, owners: number) {
  const programs = createSampleCatalog();
  for (let from = 0; from < owners; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, owners - from) }, (_, n) => {
      const own = ownerNumber(figures, from + n);
      const input = matchingInputOf({ figures: own, answered: [], accounts: [], bankRows: null }, []);
      const match = computeQualification(programs, input, TODAY, rules);
      const { eligible, rate, failuresPerCriterion: failing } = match;
      return { figures: own, eligible, rate, failing, rows: rowSet(match.eligibleRows).toString('hex') };
    });
    await database.query(
      `insert into owners (user_id, profile_version, figures, matched_lenders, qualification_rate, failing, eligible)
       select gen_random_uuid(), 1, figures, eligible, rate, failing, decode(rows, 'hex')
       from jsonb_to_recordset($1) as own (figures jsonb, eligible integer, rate integer, failing jsonb, rows text)`,
      [JSON.stringify(rows)],
    );
  }
}

export async function changeOneLender(url: string, figures: object, owners: number) {
  const { service, migrations } = matchingDatabase;
  await migrate(url, [{ service, password: randomUUID(), migrations }]);
  const database = createDataSource(matchingDatabase, { url, poolSize: 2, statementTimeoutMs: 600_000 });
  await database.initialize();
  await seed(database, undefined, { sampleData: true });
  await storeOwners(database, figures, owners);
  const catalog = new Catalog(database, systemClock);
  const count = new CountMatches(catalog, rules, systemClock);
  const recount = new RecountOwners(catalog, count, rules, systemClock);
  const lender = (await catalog.active()).find(({ criteria }) => criteria.minCreditScore === 680);
  if (lender === undefined) throw new Error('No lender requires a credit score of 680.');
  const stricter = { ...lender, criteria: { ...lender.criteria, minCreditScore: 720 } };
  const actorId = userId.parse('00000000-0000-4000-8000-000000000000');
  await database.transaction((manager) =>
    changeCatalog(manager, { actorId, cause: 'admin' }, [{ programme: stricter, active: true }]),
  );
  const start = performance.now();
  const reconsidered = await database.transaction((manager) => recount.run(manager, [stricter.rowNumber]));
  const ms = performance.now() - start;
  await database.destroy();
  return { ...reconsidered, ms };
}

// What one changed lender costs where there are many owners, by matching's own code, for matching.mjs.
import { randomUUID } from 'node:crypto';
import { createDataSource, migrate } from '@groundwork/platform-database';
import { systemClock } from '@groundwork/platform-time';

const BATCH = 1000;
const TODAY = new Date().toISOString().slice(0, 10);

/** @param {string} file */
const built = (file) => import(new URL(`../../apps/matching/dist/${file}.js`, import.meta.url).href);

/** Different in what lenders ask about most. @param {object} figures @param {number} n */
const ownerNumber = (figures, n) => ({
  ...figures,
  personalCreditScore: 500 + ((n * 37) % 350),
  annualRevenueCurrent: 40_000 + ((n * 7919) % 1_500_000),
  loanRequestAmount: 5_000 + ((n * 104_729) % 900_000),
  hasExistingLoansAnswer: true,
});

/** @param {import('typeorm').DataSource} database @param {object} figures @param {number} owners */
async function storeOwners(database, figures, owners) {
  const engine = await import('@groundwork/engine-matching');
  const { inputWithoutDocuments } = await built('domain/matching-input.rules');
  const { rowSet } = await built('domain/row-set.rules');
  const programmes = engine.sampleCatalogue();
  for (let from = 0; from < owners; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, owners - from) }, (_, n) => {
      const own = ownerNumber(figures, from + n);
      const input = inputWithoutDocuments({ figures: own, accounts: [] });
      const found = engine.qualification(programmes, input, TODAY, engine.matchingRules);
      const { eligible, rate, failuresPerCriterion: failing } = found;
      return { figures: own, eligible, rate, failing, rows: rowSet(found.eligibleRows).toString('hex') };
    });
    await database.query(
      `insert into owners (user_id, profile_version, figures, matched_lenders, qualification_rate, failing, eligible)
       select gen_random_uuid(), 1, figures, eligible, rate, failing, decode(rows, 'hex')
       from jsonb_to_recordset($1) as own (figures jsonb, eligible integer, rate integer, failing jsonb, rows text)`,
      [JSON.stringify(rows)],
    );
  }
}

/** @param {string} url @param {object} figures @param {number} owners */
export async function changeOneLender(url, figures, owners) {
  const { matchingDatabase } = await built('persistence/database');
  const { service, migrations } = matchingDatabase;
  await migrate(url, [{ service, password: randomUUID(), migrations }]);
  const database = createDataSource(matchingDatabase, { url, poolSize: 2, statementTimeoutMs: 600_000 });
  await database.initialize();
  const { seed } = await built('persistence/seed');
  await seed(database);
  await storeOwners(database, figures, owners);
  const { Catalogue } = await built('persistence/catalogue.repository');
  const { CountMatches } = await built('features/count-matches/count-matches.use-case');
  const { ReconsiderOwners } = await built('features/reconsider-owners/reconsider-owners.use-case');
  const { changeCatalogue } = await built('features/change-catalogue/change-catalogue.use-case');
  const catalogue = new Catalogue(database);
  const { matchingRules: rules } = await import('@groundwork/engine-matching');
  const reconsider = new ReconsiderOwners(
    catalogue,
    new CountMatches(catalogue, rules, systemClock),
    rules,
    systemClock,
  );
  const lender = (await catalogue.active()).find(
    (/** @type {{ criteria: { minCreditScore?: number } }} */ one) => one.criteria.minCreditScore === 680,
  );
  const stricter = { ...lender, criteria: { ...lender.criteria, minCreditScore: 720 } };
  const actor = '00000000-0000-4000-8000-000000000000';
  await database.transaction((manager) =>
    changeCatalogue(manager, actor, [{ programme: stricter, active: true }]),
  );
  const start = performance.now();
  const found = await database.transaction((manager) => reconsider.run(manager, [stricter.rowNumber]));
  const ms = performance.now() - start;
  await database.destroy();
  return { ...found, ms };
}

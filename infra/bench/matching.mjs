// `npm run bench:matching`: how long one owner takes against the whole catalogue and against 100,000 programmes on one
// core, beside one SQL query that judges the same criteria on PostgreSQL; and what one changed lender costs where
// there are 100,000 owners.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildEverything } from '../local/build.mjs';
import { checkout, instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { step } from '../local/progress.mjs';
import { provisionServers } from '../local/provision.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { atLeast, atMost, figure, report } from './figures.mjs';
import { FIGURES } from './sample-owner.mjs';
import { changeOneLender } from './matching-owners.mjs';
import { countInSql, storeProgrammes } from './matching-in-sql.mjs';

const MANY = 100_000;
const ROUNDS = { few: 300, many: 12 };
const TARGETS = { few: 2, many: 100, ratio: 10 };
const TODAY = '2026-11-20';

/** @param {number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Each in turn, so that a busy moment of the machine falls on both. @param {number} rounds @param {(() => unknown)[]} works */
async function mediansOf(rounds, works) {
  const times = works.map(() => /** @type {number[]} */ ([]));
  for (let round = -3; round < rounds; round += 1) {
    for (const [place, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (round >= 0) times[place]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

/** Programmes of the sample again and again, each an object of its own. @param {any[]} sample @param {number} count */
const repeated = (sample, count) =>
  Array.from({ length: count }, (_, n) => ({
    ...structuredClone(sample[n % sample.length]),
    id: `bench-${n}`,
    rowNumber: n + 1,
  }));

const figures = {
  ...FIGURES,
  personalCreditScore: 690,
  existingLoans: 'answered',
  foreclosureHistory: 'none',
  judgmentHistory: 'none',
};

/** @param {string} postgres */
async function againstSql(postgres) {
  const engine = await import(join(checkout, 'libs/engines/matching/dist/index.js'));
  const { matchingFigures, matchingRules, measure, qualification, sampleCatalogue } = engine;
  const owner = { figures: matchingFigures.parse(figures), documents: [], accounts: [] };
  const rows = [];
  for (const [programmes, rounds, limit] of /** @type {[any[], number, number][]} */ ([
    [sampleCatalogue(), ROUNDS.few, TARGETS.few],
    [repeated(sampleCatalogue(), MANY), ROUNDS.many, TARGETS.many],
  ])) {
    const database = await storeProgrammes(postgres, programmes);
    const asked = measure(owner, TODAY, matchingRules);
    const start = performance.now();
    const ours = qualification(programmes, owner, TODAY, matchingRules);
    const firstMs = performance.now() - start;
    const theirs = await countInSql(database, asked);
    for (const outcome of ['eligible', 'failing', 'needInfo']) {
      if (ours[outcome] !== theirs[outcome])
        throw new Error(`${outcome}: ${ours[outcome]}, in SQL ${theirs[outcome]}`);
    }
    const [engineMs = NaN, sqlMs = NaN] = await mediansOf(rounds, [
      () => qualification(programmes, owner, TODAY, matchingRules),
      () => countInSql(database, asked),
    ]);
    await database.end();
    const count = programmes.length.toLocaleString('en-US');
    rows.push(
      atMost(`one owner × ${count} lenders, ms`, engineMs, limit),
      figure(`the first owner of a catalogue × ${count}, ms`, firstMs),
      figure(`the same in SQL × ${count}, ms`, sqlMs),
      atLeast(`SQL / engine × ${count}`, sqlMs / engineMs, TARGETS.ratio),
    );
  }
  return rows;
}

const life = new Life(instanceAt('bench', dataFolder(undefined)));
await live(life, 1, async () => {
  await life.begin({ reset: true });
  const { instance, supervisor } = life;
  await step('Building', () => buildEverything(join(instance.logs, 'build.log')));
  const ground = { instance, secrets: loadSecrets(instance), durable: true, buildStorage: false };
  const { postgres } = await step('Starting PostgreSQL', () =>
    provisionServers(ground, supervisor, ['postgres']),
  );
  const rows = await againstSql(postgres);
  const { existingLoans: _, ...own } = figures;
  const changed = await step(`Making ${MANY.toLocaleString('en-US')} owners`, () =>
    changeOneLender(postgres, own, MANY),
  );
  rows.push(
    figure(`one lender changed, ${MANY.toLocaleString('en-US')} owners: judged`, changed.judged),
    figure('one lender changed: owners touched', changed.touched),
    figure('one lender changed: ms', changed.ms),
  );
  console.log(`${cpus().length} cores; SQL on one of them, planned once, its answer read`);
  return report('matching', rows);
});

import { cpus } from 'node:os';
import type { Lender } from '@groundwork/contracts';
import {
  computeCarry,
  matchingFigures,
  matchingRules,
  computeMeasures as measuresOf,
  type Program,
  computeQualification,
  createSampleCatalog,
  programsOn,
  rankCarried,
  rankPrograms,
  shippedFamilies,
} from '@groundwork/engine-matching';
import { judgeRequest } from '../../apps/web/src/features/lenders/model/judged-catalog.ts';
import { step } from '../local/progress.ts';
import { at, atLeast, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';
import { type Counts, countInSql, storePrograms } from './matching-in-sql.ts';
import { changeOneLender } from './matching-owners.ts';
import { FIGURES } from './sample-owner.ts';

const TARGET_RATIO = 10;
const LEAST_SPEED = 0.8;
const MOST_ORDER_MS = 40;
const LEAST_CARRY_SPEED = 0.5;
const MOST_CARRY_MS = 50;
const MOST_MOVED_RATIO = 4;
const TODAY = '2026-11-20';

/** Each in turn: a busy moment of the machine falls on both. */
async function mediansOf(rounds: number, works: (() => unknown)[]) {
  const times = works.map((): number[] => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [place, work] of works.entries()) {
      const ms = await timed(work);
      if (round >= 0) times[place]?.push(ms);
    }
  }
  return times.map((each) => at(each, 0.5));
}

function repeated(sample: readonly Program[], count: number): Program[] {
  const copies = Array.from({ length: Math.ceil(count / sample.length) }, () => structuredClone(sample));
  const all = copies.flat().slice(0, count);
  return all.map((one, n) => ({ ...one, id: `bench-${n}`, rowNumber: n + 1 }));
}

const matchingInputOf = (figures: object) => ({
  figures: matchingFigures.parse(figures),
  documents: [],
  accounts: [],
});

const own = { ...FIGURES, personalCreditScore: 690, foreclosureHistory: 'none', judgmentHistory: 'none' };

interface Size {
  readonly programs: readonly Program[];
  readonly rounds: number;
  readonly limit: number;
}

function assertSameCounts(ours: Counts, theirs: Counts | undefined): void {
  for (const outcome of ['eligible', 'failing', 'needInfo'] as const) {
    if (ours[outcome] !== theirs?.[outcome])
      throw new Error(`${outcome}: ${ours[outcome]}, in SQL ${theirs?.[outcome]}`);
  }
}

async function againstSql(postgres: string, { programs, rounds, limit }: Size): Promise<Figure[]> {
  const figures = matchingFigures.parse({ ...own, existingLoans: 'answered' });
  const owner = { figures, documents: [], accounts: [] };
  const unanswered = {
    ...owner,
    figures: { ...figures, personalGuarantee: false },
    unanswered: ['nsfIncidents', 'personalGuarantee'],
  };
  const judge = (one = owner) => computeQualification(programs, one, TODAY, matchingRules);
  const database = await storePrograms(postgres, programs);
  const measures = measuresOf(owner, TODAY, matchingRules);
  const start = performance.now();
  const ours = judge();
  const firstMs = performance.now() - start;
  assertSameCounts(ours, await countInSql(database, measures));
  assertSameCounts(
    judge(unanswered),
    await countInSql(database, measuresOf(unanswered, TODAY, matchingRules)),
  );
  const [engineMs = NaN, sqlMs = NaN] = await mediansOf(rounds, [
    () => judge(),
    () => countInSql(database, measures),
  ]);
  await database.end();
  const count = programs.length.toLocaleString('en-US');
  return [
    atMost(`one owner × ${count} lenders, ms`, engineMs, limit),
    figure(`the first owner of a catalog × ${count}, ms`, firstMs),
    figure(`the same in SQL × ${count}, ms`, sqlMs),
    atLeast(`SQL / engine × ${count}`, sqlMs / engineMs, TARGET_RATIO),
  ];
}

/** The whole catalog with the facts of its families, against the same programs without families, in turns. */
async function withFamilies(sample: readonly Program[], rounds: number): Promise<Figure[]> {
  const owner = matchingInputOf(own);
  const alone = sample.map((program) => ({ ...program, families: [] }));
  const merged = programsOn(sample, shippedFamilies, TODAY);
  const judge = (programs: readonly Program[]) => () =>
    computeQualification(programs, owner, TODAY, matchingRules);
  const [aloneMs = NaN, mergedMs = NaN] = await mediansOf(rounds, [judge(alone), judge(merged)]);
  const start = performance.now();
  programsOn(sample, shippedFamilies, TODAY);
  const mergeMs = performance.now() - start;
  const count = sample.length.toLocaleString('en-US');
  return [
    atLeast(`speed with families / without × ${count}`, aloneMs / mergedMs, LEAST_SPEED),
    figure(`merging the facts of a day × ${count}, ms`, mergeMs),
  ];
}

async function sortedCatalog(programs: readonly Program[], rounds: number): Promise<Figure[]> {
  const owner = matchingInputOf(own);
  const [sortMs = NaN] = await mediansOf(rounds, [() => rankCarried(programs, owner, TODAY, matchingRules)]);
  const count = programs.length.toLocaleString('en-US');
  return [atMost(`the order of ${count} lenders for one owner, ms`, sortMs, MOST_ORDER_MS)];
}

const lenderView = (id: string) => ({ id, name: id }) as unknown as Lender;

/** What the browser does for each step of a slider. */
async function withMovedAmount(sample: readonly Program[], rounds: number): Promise<Figure[]> {
  const owner = { ...matchingInputOf(own), unanswered: ['nsfIncidents', 'personalGuarantee'] };
  const merged = programsOn(sample, shippedFamilies, TODAY);
  const ids = new Map(merged.map(({ id }) => [id, lenderView(id)]));
  const catalog = { today: TODAY, input: owner, programs: merged, lenders: ids };
  const notes = new Map();
  let amount = 20_000;
  const [rankedMs = NaN, judgedMs = NaN] = await mediansOf(rounds, [
    () => rankCarried(merged, owner, TODAY, matchingRules),
    () => judgeRequest(catalog, { amount: (amount += 1000), term: 48 }, notes),
  ]);
  const count = sample.length.toLocaleString('en-US');
  return [
    atMost(`a moved amount × ${count} lenders, ms`, judgedMs, MOST_CARRY_MS),
    atMost(`a moved amount / the order alone × ${count}`, judgedMs / rankedMs, MOST_MOVED_RATIO),
  ];
}

async function withCarry(sample: readonly Program[], rounds: number): Promise<Figure[]> {
  const owner = { ...matchingInputOf(own), unanswered: ['nsfIncidents', 'personalGuarantee'] };
  const merged = programsOn(sample, shippedFamilies, TODAY);
  const [rankedMs = NaN, carriedMs = NaN] = await mediansOf(rounds, [
    () => rankPrograms(merged, owner, TODAY, matchingRules),
    () => computeCarry(merged, owner, TODAY, matchingRules),
  ]);
  const count = sample.length.toLocaleString('en-US');
  return [
    atMost(`what one owner can carry × ${count}, ms`, carriedMs, MOST_CARRY_MS),
    atLeast(`speed of ranking with carrying / without × ${count}`, rankedMs / carriedMs, LEAST_CARRY_SPEED),
  ];
}

const forbidden = {
  'a permanent resident': { citizenship: 'permanent_resident' },
  'a visa holder': { citizenship: 'work_visa' },
  'paying off cash advances': { loanPurpose: 'debt_consolidation', openCashAdvances: 3 },
};

/** Today, as the service judges them. */
function eligibleAtSba(sample: readonly Program[]): Figure[] {
  const today = new Date().toISOString().slice(0, 10);
  const sba = programsOn(sample, shippedFamilies, today).filter(({ type }) => type === 'sba_preferred');
  return Object.entries(forbidden).map(([who, answers]) => {
    const owner = matchingInputOf({ ...own, ...answers });
    const { eligible } = computeQualification(sba, owner, today, matchingRules);
    return atMost(`SBA programs eligible for ${who} today`, eligible, 0);
  });
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { postgres } = (await ground.servers(['postgres'])).urls;
  const many = ground.count(100_000, 2000);
  const sample = createSampleCatalog();
  const rows = [
    ...eligibleAtSba(sample),
    ...(await withFamilies(sample, ground.count(300, 2))),
    ...(await withCarry(sample, ground.count(300, 2))),
    ...(await withMovedAmount(sample, ground.count(100, 2))),
    ...(await withFamilies(repeated(sample, many), ground.count(12, 1))),
    ...(await sortedCatalog(repeated(sample, ground.count(12_470, 500)), ground.count(30, 2))),
    ...(await againstSql(postgres, { programs: sample, rounds: ground.count(300, 2), limit: 2 })),
    ...(await againstSql(postgres, {
      programs: repeated(sample, many),
      rounds: ground.count(12, 1),
      limit: 100,
    })),
  ];
  const manyInWords = many.toLocaleString('en-US');
  const changed = await step(`Creating ${manyInWords} owners`, () => changeOneLender(postgres, own, many));
  console.log(`${cpus().length} cores; SQL on one of them, planned once, its answer read`);
  return [
    ...rows,
    figure(`one lender changed, ${manyInWords} owners: checked`, changed.checked),
    figure('one lender changed: owners recounted', changed.changed),
    figure('one lender changed: ms', changed.ms),
  ];
}

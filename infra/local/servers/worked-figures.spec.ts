import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  events,
  type EvidenceState,
  type FigureWitnessState,
  type ProvenScore,
} from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { calls, owner, type RunningScoring, runProfile, runScoring } from './figure-services.ts';

const today = new Date().toISOString().slice(0, 10);
const revenue = 'annualRevenueCurrent';
const balance = 'averageBankBalance';
const year = { from: `${Number(today.slice(0, 4)) - 1}-01-01`, to: `${Number(today.slice(0, 4)) - 1}-12-31` };

let profile: RunningService;
let scoring: RunningScoring;
beforeAll(async () => {
  profile = await runProfile();
  scoring = await runScoring({}, { beside: true });
});
afterAll(async () => {
  await scoring.stop();
  await profile.stop();
});

const witness = (
  kind: string | null,
  field: string,
  value: number,
  more: Partial<FigureWitnessState>,
): FigureWitnessState => ({
  id: `${kind ?? 'bank_rows'}:${field}`,
  field,
  source: kind === null ? 'bank_rows' : kind === 'schedule_c' ? 'tax_return' : 'report',
  kind,
  value,
  period: year,
  freshUntil: '2099-12-31',
  reviewed: false,
  confidence: 1,
  corrected: false,
  ...more,
});
const rows = (field: string, value: number, grade: 1 | 2 | 3) =>
  witness(null, field, value, { monthGrades: [{ month: year.to.slice(0, 7), grade, withheld: null }] });
const paper = (kind: string, field: string, value: number, match: 'same' | 'other' = 'same') =>
  witness(kind, field, value, { holder: { match, answer: null } });
const account = (grade: 1 | 2): EvidenceState['accounts'][number] => ({
  accountId: '0198c1de-0000-7000-8000-000000000023' as EvidenceState['accounts'][number]['accountId'],
  accountType: 'checking',
  numberEnding: '6789',
  lastDay: year.to,
  currentBalance: 90_000,
  averageBalance: 94_189,
  freshUntil: '2099-12-31',
  grade,
});

let version = 0;
async function sendEvidence(
  userId: string,
  figures: FigureWitnessState[],
  accounts: EvidenceState['accounts'] = [],
) {
  version += 1;
  await sendEvent(profile.connection, events.evidenceChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion: version,
    data: { witnesses: [], accounts, figures },
  });
  const stored = [profile.query, scoring.query] as const;
  for (const [at, query] of stored.entries())
    await eventually(
      () =>
        query(
          at === 0
            ? 'select version from evidence where user_id = $1'
            : 'select evidence_version as version from proofs where user_id = $1',
          [userId],
        ),
      ([row]) => row?.['version'] === version,
    );
}

const save = (userId: string, answers: object) =>
  profile.rpc.call(calls.save, { ...actingForSelf(userId), profile: answers });
async function figureOf(userId: string, field: string) {
  const figures = await profile.rpc.call(calls.figures, { userId });
  return figures.find((figure) => figure.field === field);
}
const pointsOf = async (userId: string, field: string) =>
  (await scoring.rpc.call(calls.figurePoints, { userId })).find((each) => each.field === field)?.points;

/** Both services are at rest once scoring has the last figures of the profile and computed them. */
async function provenAtRest(userId: string): Promise<ProvenScore> {
  const [last] = await profile.query('select version from owner_figures where user_id = $1', [userId]);
  await eventually(
    () => scoring.query('select profile_version, pending from owners where user_id = $1', [userId]),
    ([row]) => row?.['profile_version'] === last?.['version'] && row?.['pending'] === null,
  );
  return scoring.rpc.call(calls.proven, { userId });
}

describe('the worked cases over profile and scoring', () => {
  const report = paper('profit_loss', revenue, 480_000);

  it('1: a report and the deposits of statements confirm a revenue, those of a typed file do not', async () => {
    const userId = owner();
    await save(userId, { [revenue]: 480_000 });
    await sendEvidence(userId, [report, rows(revenue, 476_090, 1)]);
    expect(await figureOf(userId, revenue)).toMatchObject({ value: 480_000, status: 'file' });
    const typed = await provenAtRest(userId);
    expect(typed).toMatchObject({ totalScore: 0, confirmedTotal: 0, contradictions: [] });
    expect(typed.statedTotal).toBeGreaterThan(0);
    expect((await pointsOf(userId, revenue))?.ifConfirmed).toBeGreaterThan(0);
    await sendEvidence(userId, [report, rows(revenue, 476_090, 2)]);
    expect(await figureOf(userId, revenue)).toMatchObject({ value: 480_000, status: 'confirmed' });
    const confirmed = await provenAtRest(userId);
    expect(confirmed.totalScore).toBeGreaterThan(0);
    expect(confirmed.confirmedTotal).toBe(confirmed.totalScore);
    expect(confirmed.criteria.find(({ code }) => code === 'BF3')).toMatchObject({ badge: 'proven' });
    expect(await pointsOf(userId, revenue)).toMatchObject({ ifConfirmed: 0 });
  });

  it('2: a return of another firm is no source and no dispute', async () => {
    const userId = owner();
    await save(userId, { [revenue]: 480_000 });
    const foreign = paper('schedule_c', revenue, 590_000, 'other');
    await sendEvidence(userId, [report, rows(revenue, 476_090, 2), foreign]);
    const figure = await figureOf(userId, revenue);
    expect(figure).toMatchObject({ value: 480_000, status: 'confirmed', question: null });
    expect(figure?.sources.find(({ kind }) => kind === 'schedule_c')).toMatchObject({
      grade: null,
      withheld: 'other-name',
      holder: 'other',
    });
    expect(await provenAtRest(userId)).toMatchObject({ contradictions: [], conflicts: [] });
  });

  it('3: a file fills a balance that was never answered, and statements confirm it', async () => {
    const userId = owner();
    await sendEvidence(userId, [rows(balance, 94_189.33, 1)]);
    expect(await figureOf(userId, balance)).toMatchObject({ value: 94_189, status: 'file' });
    const fromFile = await provenAtRest(userId);
    expect(fromFile.totalScore).toBe(0);
    expect(fromFile.statedTotal).toBeGreaterThan(0);
    await sendEvidence(userId, [rows(balance, 94_189.33, 3)]);
    expect(await figureOf(userId, balance)).toMatchObject({ value: 94_189, status: 'confirmed' });
    const proven = await provenAtRest(userId);
    expect(proven.totalScore).toBe(proven.statedTotal);
    expect(proven.confirmedTotal).toBe(proven.totalScore);
  });

  it('4: statements against a typed balance are a dispute, until she settles on them', async () => {
    const userId = owner();
    await save(userId, { [balance]: 31_000 });
    await sendEvidence(userId, [rows(balance, 94_189.33, 2)]);
    expect(await figureOf(userId, balance)).toMatchObject({ value: 31_000, status: 'disputed' });
    expect((await provenAtRest(userId)).contradictions).toMatchObject([
      { field: balance, stated: 31_000, witnessed: 94_189 },
    ]);
    const choices = [{ field: balance, use: `bank_rows:${balance}` }];
    await profile.rpc.call(calls.settleFigures, { ...actingForSelf(userId), choices });
    expect(await figureOf(userId, balance)).toMatchObject({ value: 94_189, status: 'paper' });
    const settled = await provenAtRest(userId);
    expect(settled.contradictions).toEqual([]);
    expect(settled.totalScore).toBe(settled.statedTotal);
  });

  it('5: limits without balances earn nothing, balances of 0 earn all', async () => {
    const userId = owner();
    await save(userId, { totalCreditLimits: 40_000 });
    await provenAtRest(userId);
    const usage = async () => {
      const { factors } = await scoring.scoreOf(userId);
      return factors.breakdown.creditScore.criteria.find(({ code }) => code === 'CR2');
    };
    expect(await usage()).toMatchObject({ value: null, points: 0 });
    await save(userId, { currentCreditBalances: 0, answered: ['currentCreditBalances'] });
    await provenAtRest(userId);
    const full = await usage();
    expect(full?.points).toBe(full?.maxPoints);
  });

  it('6: a file of a bank without a name proves nothing', async () => {
    const userId = owner();
    await save(userId, { [revenue]: 480_000, nsfIncidents: 0, answered: ['nsfIncidents'] });
    const file = [rows(revenue, 480_000, 1), rows(balance, 94_189, 1), rows('nsfIncidents', 0, 1)];
    await sendEvidence(userId, file, [account(1)]);
    const proven = await provenAtRest(userId);
    expect(proven).toMatchObject({ totalScore: 0, confirmedTotal: 0 });
    expect(proven.criteria.filter(({ badge }) => badge === 'proven')).toEqual([]);
    await sendEvidence(userId, file, [account(2)]);
    expect((await provenAtRest(userId)).criteria.find(({ code }) => code === 'BF10')?.badge).toBe('proven');
  });
});

it('has one value everywhere after events come twice, late and out of order', async () => {
  const userId = owner();
  await save(userId, { [balance]: 31_000 });
  const send = (aggregateVersion: number, value: number, id: string) =>
    sendEvent(profile.connection, events.evidenceChanged, {
      userId,
      aggregateId: userId,
      aggregateVersion,
      data: { witnesses: [], accounts: [], figures: [rows(balance, value, 2)] },
      id,
    });
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  for (const [at, place] of [3, 1, 2, 3].entries())
    await send(place, 90_000 + place, ids[place - 1] ?? String(at));
  for (const [query, table, column] of [
    [profile.query, 'evidence', 'version'],
    [scoring.query, 'proofs', 'evidence_version'],
  ] as const)
    await eventually(
      () => query(`select ${column} as version from ${table} where user_id = $1`, [userId]),
      ([row]) => row?.['version'] === 3,
    );
  const figure = await figureOf(userId, balance);
  expect(figure?.sources.map(({ value }) => value)).toEqual([31_000, 90_003]);
  expect((await provenAtRest(userId)).contradictions).toMatchObject([{ stated: 31_000, witnessed: 90_003 }]);
});

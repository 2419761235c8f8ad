import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc, type UserId } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { eventually } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';
import { ComputeDueScores } from './compute-due-scores.use-case.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const stepsOf = async (userId: UserId) =>
  (await scoring.rpc.call(rpc.scoring.history, { userId, page: {} })).items;
const ownerRow = async (userId: UserId) =>
  (
    await scoring.query('select version, pending, calculated_for::text from owners where user_id = $1', [
      userId,
    ])
  )[0];
const sweep = () => scoring.app.get(ComputeDueScores).sweep();
const today = () => new Date().toISOString().slice(0, 10);

const tenYears = () => {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() - 10);
  return at.toISOString().slice(0, 10);
};

describe('changes that arrive while a score is computed', () => {
  it('are computed together in one further run', async () => {
    const userId = owner();
    const saves = 40;
    // behind a lock of ours all of them arrive while the first is still being computed
    const held = scoring.database?.dataSource.createQueryRunner();
    await scoring.sendProfile(userId, 1, { personalCreditScore: 300 });
    await scoring.settles(userId, 3);
    await held?.startTransaction();
    await held?.query('select 1 from owners where user_id = $1 for update', [userId]);
    for (let n = 2; n <= saves; n += 1) {
      await scoring.sendProfile(userId, n, { personalCreditScore: n === saves ? 760 : 300 });
    }
    await held?.commitTransaction();
    await held?.release();
    await scoring.settles(userId, 135);
    const row = await eventually(
      () => ownerRow(userId),
      (owner) => owner?.['pending'] === null,
    );
    expect(Number(row?.['version'])).toBeLessThan(saves / 2);
  });

  it('with different causes are separate steps that add up', async () => {
    const userId = owner();
    const [one, two] = [document(1), document(2)];
    await Promise.all([
      scoring.sendProfile(userId, 1, { personalCreditScore: 760 }),
      scoring.sendDocument(userId, events.documentProcessed, one, 2),
      scoring.sendDocument(userId, events.documentProcessed, two, 2),
    ]);
    await scoring.settles(userId, 173);
    const steps = await eventually(
      () => stepsOf(userId),
      (steps) => steps.length === 3,
    );
    expect(steps.reduce((sum, { change }) => sum + change, 0)).toBe(173);
    expect(steps.map(({ cause }) => cause.type).sort()).toEqual(['document', 'document', 'profile']);
    expect(steps.slice(1).map(({ to }) => to)).toEqual(steps.slice(0, -1).map(({ from }) => from));
  });
});

describe('a computation left pending by a killed process', () => {
  it('is finished once by the next process', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true });
    await scoring.settles(userId, 8);
    await scoring.query(
      `update owners set figures = '{"personalCreditScore": 760}', profile_version = 2,
         pending = '{"type": "profile", "fields": ["personalCreditScore"]}' where user_id = $1`,
      [userId],
    );
    expect((await scoring.scoreOf(userId)).totalScore).toBe(8);
    await Promise.all([sweep(), sweep(), sweep()]);
    const [step] = await stepsOf(userId);
    expect(step).toMatchObject({ from: 8, to: 135, cause: { type: 'profile' } });
    expect(await stepsOf(userId)).toHaveLength(2);
  });
});

describe('a new day', () => {
  /** As if everything had been computed on an earlier day, at fewer points. */
  const yesterday = (userId: UserId, total: number) =>
    scoring.query(
      `update owners set calculated_for = calculated_for - 1, total_score = $2 where user_id = $1`,
      [userId, total],
    );

  it('moves the score of a business that reaches an age band, once, with time as the cause', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { dateStarted: tenYears() });
    await scoring.settles(userId, 50);
    await yesterday(userId, 44);
    await Promise.all([sweep(), sweep(), sweep()]);
    const [step, ...earlier] = await stepsOf(userId);
    expect(step).toMatchObject({ from: 44, to: 50, cause: { type: 'time' } });
    expect(earlier).toHaveLength(1);
    expect(await ownerRow(userId)).toMatchObject({ calculated_for: today() });
    expect((await scoring.scoreOf(userId)).scoreImpact.other).toBe(6);
  });

  it('is computed before a change of that day, so that each step names its own cause', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { dateStarted: tenYears() });
    await scoring.settles(userId, 50);
    await yesterday(userId, 44);
    await scoring.sendProfile(userId, 2, { dateStarted: tenYears(), personalGuarantee: true });
    await scoring.settles(userId, 58);
    const steps = await eventually(
      () => stepsOf(userId),
      (steps) => steps.length === 3,
    );
    expect(steps.slice(0, 2).map(({ cause, change }) => [cause.type, change])).toEqual([
      ['profile', 8],
      ['time', 6],
    ]);
  });

  it('leaves no step when the total does not move', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true });
    await scoring.settles(userId, 8);
    await yesterday(userId, 8);
    await sweep();
    expect(await stepsOf(userId)).toHaveLength(1);
    expect(await ownerRow(userId)).toMatchObject({ calculated_for: today() });
  });
});

describe('new rules', () => {
  it('are named as the cause of the steps they make', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true });
    await scoring.settles(userId, 8);
    await scoring.query('update owners set rules_number = -1, total_score = 5 where user_id = $1', [userId]);
    await sweep();
    const [step] = await stepsOf(userId);
    expect(step).toMatchObject({
      from: 5,
      to: 8,
      cause: { type: 'rules', rulesVersion: currentRules.version },
    });
  });

  const typedRatios = { currentRatio: 3, currentAssets: 50_000, currentLiabilities: 100_000 };
  /** Stores an owner as the last version computed it: 8 points of BF6 are 28 points of the total. */
  const asUnderOlderRules = (userId: UserId, days: number, total: number) =>
    scoring.query(
      `update owners set rules_number = 0, total_score = $2, calculated_for = calculated_for - $3::int
       where user_id = $1`,
      [userId, total, days],
    );

  it('leave a step only where they move the total', async () => {
    const [withRatio, withoutRatio] = [owner(), owner()];
    await scoring.sendProfile(withRatio, 1, typedRatios);
    await scoring.settles(withRatio, 4);
    await scoring.sendProfile(withoutRatio, 1, { personalGuarantee: true });
    await scoring.settles(withoutRatio, 8);
    await asUnderOlderRules(withRatio, 0, 28);
    await asUnderOlderRules(withoutRatio, 0, 8);
    await sweep();
    const [step] = await stepsOf(withRatio);
    expect(step).toMatchObject({ from: 28, to: 4, cause: { type: 'rules', rulesVersion: 'scorecard-1.2' } });
    expect(await stepsOf(withoutRatio)).toHaveLength(1);
  });

  it('move an owner with blank answers once, with the questions that give the points back', async () => {
    const [withBlanks, withAnswers] = [owner(), owner()];
    const figures = { totalCreditLimits: 20_000, averageBankBalance: 9000, personalCreditScore: 760 };
    const answers = ['currentCreditBalances', 'nsfIncidents', 'overdraftHistory'];
    await scoring.sendProfile(withBlanks, 1, figures);
    await scoring.settles(withBlanks, 149);
    await scoring.sendProfile(withAnswers, 1, figures, answers);
    await scoring.settles(withAnswers, 222);
    await scoring.query(
      'update owners set rules_number = 1, total_score = 222 where user_id = any($1) returning user_id',
      [[withBlanks, withAnswers]],
    );
    await sweep();
    await sweep();
    const [step, ...earlier] = await stepsOf(withBlanks);
    expect(step).toMatchObject({
      from: 222,
      to: 149,
      cause: {
        type: 'rules',
        rulesVersion: 'scorecard-1.2',
        blankAnswers: { questions: 3, points: 73 },
      },
    });
    expect(earlier.map(({ cause }) => cause.type)).toEqual(['profile']);
    expect((await stepsOf(withAnswers)).map(({ cause }) => cause.type)).toEqual(['profile']);
    await scoring.sendProfile(withBlanks, 2, figures, answers);
    await scoring.settles(withBlanks, 222);
  });

  it('keep the points of debt payments that a text about loans answered before', async () => {
    const userId = owner();
    const cash = { annualRevenueCurrent: 90_000, operatingCashFlow: 60_000, hasExistingLoansAnswer: true };
    await scoring.sendProfile(userId, 1, cash);
    await scoring.settles(userId, 60);
    await scoring.sendProfile(userId, 2, { ...cash, noLoansStated: false });
    await scoring.settles(userId, 18);
    await scoring.sendProfile(userId, 3, { ...cash, noLoansStated: true });
    await scoring.settles(userId, 60);
  });

  it('leave a step of their own beside a new day', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { ...typedRatios, dateStarted: tenYears() });
    await scoring.settles(userId, 54);
    await asUnderOlderRules(userId, 1, 72);
    await sweep();
    const steps = await stepsOf(userId);
    expect(steps.slice(0, 2).map(({ cause, from, to }) => [cause.type, from, to])).toEqual([
      ['rules', 78, 54],
      ['time', 72, 78],
    ]);
  });

  it('leave a step of their own beside a pending change of the profile', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, typedRatios);
    await scoring.settles(userId, 4);
    await asUnderOlderRules(userId, 0, 28);
    await scoring.query(
      `update owners set figures = figures || '{"personalGuarantee": true}', profile_version = 2,
         pending = '{"type": "profile", "fields": ["personalGuarantee"]}' where user_id = $1`,
      [userId],
    );
    await sweep();
    const steps = await stepsOf(userId);
    expect(steps.slice(0, 2).map(({ cause, from, to }) => [cause.type, from, to])).toEqual([
      ['rules', 36, 12],
      ['profile', 28, 36],
    ]);
  });

  it('are not undone by a replica with older rules', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true });
    await scoring.settles(userId, 8);
    await scoring.query('update owners set rules_number = 99, total_score = 5 where user_id = $1', [userId]);
    await sweep();
    expect(await stepsOf(userId)).toHaveLength(1);
  });
});

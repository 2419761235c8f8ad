import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc, type UserId } from '@groundwork/contracts';
import { owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';
import { ComputeDueScoresJob } from './compute-due-scores.job.ts';
import { ComputeDueScores } from './compute-due-scores.use-case.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
  // Only the sweeps of the tests: each row is in the state that the test made.
  await scoring.app.get(ComputeDueScoresJob).beforeApplicationShutdown();
});
afterAll(() => scoring.stop());

const sweep = () => scoring.app.get(ComputeDueScores).sweep();
const today = () => new Date().toISOString().slice(0, 10);
const midnight = () => `${today()}T00:00:00.000Z`;

const rowOf = async (userId: UserId) =>
  (
    await scoring.query(
      `select version, calculated_for::text, calculated_at, next_change_on::text, foreseen_version, foreseen_for::text,
         total_score, result_digest from owners where user_id = $1`,
      [userId],
    )
  )[0];
const stepsOf = async (userId: UserId) =>
  (await scoring.rpc.call(rpc.scoring.history, { userId, page: {} })).items;

async function scoredOwner(): Promise<UserId> {
  const userId = owner();
  await scoring.sendProfile(userId, 1, { personalGuarantee: true });
  await scoring.settles(userId, 8);
  return userId;
}

/** As if the last computation had been days ago, in the process of this version. */
async function daysAgo(userId: UserId, days: number, next = days + 1): Promise<void> {
  await scoring.query(
    `update owners set calculated_for = calculated_for - $2::integer, foreseen_for = foreseen_for - $2::integer,
       calculated_at = calculated_at - make_interval(days => $2),
       next_change_on = calculated_for - $2::integer + $3::integer where user_id = $1`,
    [userId, days, next],
  );
  await scoring.query(
    `update proofs set result = result || '{"calculatedAt": "2026-01-01T09:00:00.000Z"}' where user_id = $1`,
    [userId],
  );
}

describe('an owner whose result cannot have changed', () => {
  it('is left as it is, and its result is that of today', async () => {
    const userId = await scoredOwner();
    await daysAgo(userId, 3);
    const before = await rowOf(userId);
    await sweep();
    expect(await rowOf(userId)).toEqual(before);
    expect(await scoring.scoreOf(userId)).toMatchObject({ totalScore: 8, calculatedAt: midnight() });
    expect(await scoring.rpc.call(rpc.scoring.proven, { userId })).toMatchObject({
      calculatedAt: midnight(),
    });
  });

  it('is computed on the day of the next change, and only its day is stored', async () => {
    const userId = await scoredOwner();
    await daysAgo(userId, 3, 2);
    const before = await rowOf(userId);
    await sweep();
    const after = await rowOf(userId);
    expect(after).toEqual({
      ...before,
      calculated_for: today(),
      foreseen_for: today(),
      next_change_on: after?.['next_change_on'],
    });
    expect(String(after?.['next_change_on']) > today()).toBe(true);
  });

  it('is stored without its proof if only the stated score differs', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { dateStarted: '2016-02-10' });
    await scoring.settles(userId, 50);
    await daysAgo(userId, 1);
    await scoring.query(`update owners set total_score = 44, next_change_on = $2 where user_id = $1`, [
      userId,
      today(),
    ]);
    await sweep();
    expect((await stepsOf(userId))[0]).toMatchObject({ from: 44, to: 50, cause: { type: 'time' } });
    const [proof] = await scoring.query(
      `select result->>'calculatedAt' as at, (select calculated_at > now() - interval '1 hour' from owners o
         where o.user_id = p.user_id) as is_new from proofs p where user_id = $1`,
      [userId],
    );
    expect(proof).toEqual({ at: '2026-01-01T09:00:00.000Z', is_new: true });
  });

  it('is due each day after a process of the previous version computed it', async () => {
    const userId = await scoredOwner();
    await daysAgo(userId, 3);
    await scoring.query('update owners set version = version + 1, total_score = 5 where user_id = $1', [
      userId,
    ]);
    await sweep();
    expect(await rowOf(userId)).toMatchObject({ calculated_for: today(), total_score: 8 });
    expect((await stepsOf(userId))[0]).toMatchObject({ from: 5, to: 8, cause: { type: 'time' } });
  });
});

describe('many due owners', () => {
  const fill = (count: number, figures: string) =>
    scoring.query(
      `insert into owners (user_id, version, figures, total_score, result, calculated_for, rules_number)
       select gen_random_uuid(), 1, $2, 0, '{}', calculated_for - 1, rules_number
       from owners cross join generate_series(1, $1::integer) limit $1 returning user_id`,
      [count, figures],
    );

  it('are each computed once by sweeps at the same time', async () => {
    await scoredOwner();
    const ids = (await fill(730, '{"personalGuarantee": true}')).map(({ user_id: id }) => id);
    await Promise.all([sweep(), sweep(), sweep()]);
    const [row] = await scoring.query(
      `select count(*)::integer as owners, min(version) as least, max(version) as most from owners
       where user_id = any($1) and calculated_for = $2 and total_score = 8`,
      [ids, today()],
    );
    expect(row).toEqual({ owners: 730, least: 2, most: 2 });
    const [events] = await scoring.query(
      `select count(*)::integer as events, count(distinct user_id)::integer as owners from outbox
       where user_id = any($1) and type = 'score.changed'`,
      [ids],
    );
    expect(events).toEqual({ events: 730, owners: 730 });
  });

  it('do not wait for one whose computation fails, nor for one that another transaction holds', async () => {
    const [broken] = await fill(1, '{"dateStarted": "no date"}');
    const [held] = await fill(1, '{"personalGuarantee": true}');
    const others = await fill(150, '{"personalGuarantee": true}');
    const other = scoring.database?.dataSource.createQueryRunner();
    await other?.startTransaction();
    await other?.query('select 1 from owners where user_id = $1 for update', [held?.['user_id']]);
    await sweep();
    const stillDue = await scoring.query(
      'select user_id from owners where calculated_for < $1 and user_id = any($2) order by 1',
      [today(), [broken, held, ...others].map((row) => row?.['user_id'])],
    );
    expect(stillDue.map(({ user_id: id }) => id).sort()).toEqual(
      [broken?.['user_id'], held?.['user_id']].sort(),
    );
    await other?.commitTransaction();
    await other?.release();
    await sweep();
    expect(await rowOf(held?.['user_id'] as UserId)).toMatchObject({ total_score: 8 });
  });
});

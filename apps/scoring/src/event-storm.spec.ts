import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createGate, eventually } from '@groundwork/testing';
import { owner, runScoring } from '../testing/running-scoring.ts';

const connections = 4;

let scoring: Awaited<ReturnType<typeof runScoring>>;

beforeAll(async () => {
  scoring = await runScoring({ DATABASE_POOL_SIZE: String(connections) });
});
afterAll(() => scoring.stop());

const waitingForLock = async () => {
  const [row] = (await scoring.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )) as [{ count: number }];
  return row.count;
};

it('answers each read while more events wait than the service has connections', async () => {
  const busy = owner();
  const reader = owner();
  await scoring.sendProfile(busy, 1, { annualRevenueCurrent: 1000 });
  await scoring.sendProfile(reader, 1, { annualRevenueCurrent: 1000 });
  const settled = ({ totalScore }: { totalScore: number }) => totalScore > 0;
  const { totalScore } = await eventually(() => scoring.scoreOf(reader), settled);
  await eventually(() => scoring.scoreOf(busy), settled);

  const locked = createGate();
  const unlock = createGate();
  const holding = scoring.database!.dataSource.transaction(async (manager) => {
    await manager.query('select 1 from owners where user_id = $1 for update', [busy]);
    locked.open();
    await unlock.opened;
  });
  await locked.opened;
  const storm = Array.from({ length: 8 * connections }, (_, n) =>
    scoring.sendProfile(busy, n + 2, { annualRevenueCurrent: 1000 + n }),
  );
  await Promise.all(storm);
  await eventually(waitingForLock, (count) => count > 0);

  const reads = await Promise.allSettled(
    Array.from({ length: 5 * connections }, () => scoring.scoreOf(reader)),
  );
  const url = await scoring.app.getUrl();
  const health = await Promise.all(['livez', 'readyz'].map((path) => fetch(`${url}/${path}`)));
  const waited = await waitingForLock();
  unlock.open();
  await holding;
  const failed = reads.filter((read) => read.status === 'rejected' || read.value.totalScore !== totalScore);
  expect(failed).toEqual([]);
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  expect(waited).toBeLessThan(connections);
});

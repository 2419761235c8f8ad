import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type FileSource, fileLimitsOf, rpc, type UserId } from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { runBilling } from '../../../testing/billing.ts';

const hourMs = 3_600_000;
const clock = new SettableClock('2026-03-10T14:20:00Z');
let running: RunningService;

beforeAll(async () => {
  // 600 files of a starter in an hour become 6
  running = await runBilling({ DOCUMENT_QUOTA_FACTOR: '0.01' }, clock);
});
afterAll(() => running.stop());

const newOwner = () => crypto.randomUUID() as UserId;
const admit = (userId: UserId, bytes = 1, source: FileSource = 'document') =>
  running.rpc.call(rpc.billing.admitFile, { ...actingForSelf(userId), source, bytes });
const budgetOf = (userId: UserId) => running.rpc.call(rpc.billing.fileBudget, { userId });

async function admitMany(userId: UserId, count: number): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => admit(userId)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('the admission of a file', () => {
  it('counts the file and its bytes', async () => {
    const userId = newOwner();
    await admit(userId, 400);
    await admit(userId, 600, 'bank_file');
    const used = { files: 2, bytes: 1000, rows: 0, processorMs: 0 };
    const limits = fileLimitsOf('starter', 0.01);
    expect(await budgetOf(userId)).toEqual({
      hour: { used, limits: limits.hour },
      day: { used, limits: limits.day },
      goesOnAt: null,
    });
  });

  it('lets forty simultaneous files not pass the limit together', async () => {
    const userId = newOwner();
    expect(await admitMany(userId, 40)).toBe(6);
    expect((await budgetOf(userId)).hour.used.files).toBe(6);
    expect((await budgetOf(userId)).goesOnAt).toBe('2026-03-10T15:00:00.000Z');
  });

  it('rejects a file above the number of the hour until the next hour', async () => {
    const userId = newOwner();
    await admitMany(userId, 6);
    await expect(admit(userId)).rejects.toMatchObject({
      kind: 'limit',
      code: 'TOO_MANY_UPLOADS',
      message: 'You can upload 6 files in an hour. Please try again later.',
      retryAfterSeconds: 40 * 60,
    });
    clock.advance(40 * 60_000);
    await expect(admit(userId)).resolves.toEqual({});
  });

  it('gives no second budget when the clock jumps an hour back', async () => {
    const userId = newOwner();
    await admitMany(userId, 6);
    clock.advance(-hourMs);
    const stillSpent = await admitMany(userId, 6);
    clock.advance(hourMs);
    expect([stillSpent, await admitMany(userId, 6)]).toEqual([0, 0]);
  });

  it('counts each file once when the clock jumps a day forward and back', async () => {
    const userId = newOwner();
    await admitMany(userId, 3);
    clock.advance(24 * hourMs);
    expect(await admitMany(userId, 6)).toBe(6);
    clock.advance(-24 * hourMs);
    expect((await budgetOf(userId)).day.used.files).toBe(9);
    const [stored] = await running.query('select sum(files)::int as n from file_use where user_id = $1', [
      userId,
    ]);
    expect(stored).toEqual({ n: 9 });
  });

  it('rejects a file above the bytes of the hour with a sentence, and counts nothing of it', async () => {
    const userId = newOwner();
    const { bytes } = fileLimitsOf('starter', 0.01).hour;
    await admit(userId, bytes - 1);
    await expect(admit(userId, 2)).rejects.toMatchObject({
      kind: 'limit',
      code: 'BUDGET_SPENT',
      message: expect.stringMatching(
        /^Your files reached the largest size for one hour. You can send more in \d+ minutes.$/,
      ) as unknown,
    });
    expect((await budgetOf(userId)).hour.used).toMatchObject({ files: 1, bytes: bytes - 1 });
  });

  it('has the limits of the plan from the moment of its change', async () => {
    const userId = newOwner();
    expect(await admitMany(userId, 7)).toBe(6);
    await running.query(`insert into subscriptions (user_id, plan) values ($1, 'professional')`, [userId]);
    expect(await admitMany(userId, 7)).toBe(6);
  });

  it('counts imports of an administrator in a budget of their own', async () => {
    const userId = newOwner();
    expect(await admitMany(userId, 7)).toBe(6);
    await expect(admit(userId, 1, 'loan_records')).resolves.toEqual({});
    expect((await budgetOf(userId)).hour.used.files).toBe(6);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DemoOwner, rpc } from '@groundwork/contracts';
import { type RunningService, testFieldKeys } from '@groundwork/testing';
import { owner, runProfile } from '../../testing/running-profile.ts';
import { seed } from './seed.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

const [earlier, later] = [new Date('2026-06-01T10:00:00Z'), new Date('2026-07-01T10:00:00Z')];
const demoOwner = (): DemoOwner => ({
  id: owner() as DemoOwner['id'],
  fieldKeys: testFieldKeys,
  storageUrl: '',
  chapters: [
    { at: earlier, profile: { fullName: 'Maya Reyes', ssn: '219-09-3456', personalCreditScore: 668 } },
    {
      at: later,
      profile: { personalCreditScore: 701 },
      account: {
        bankName: 'First Bank',
        accountType: 'checking',
        accountNumber: '1000456788',
        routingNumber: '021000021',
        currentBalance: 12.5,
      },
    },
  ],
});

describe('the demo owner', () => {
  it('is stored like any owner, with past dates and sealed secrets', async () => {
    const demo = demoOwner();
    const userId = demo.id;
    expect(await seed(profile.database!.dataSource, demo)).toBe('the demo owner’s profile and account');
    const saved = await profile.rpc.call(rpc.profile.get, { userId });
    expect(saved).toMatchObject({ fullName: 'Maya Reyes', ssn: '***-**-3456', personalCreditScore: 701 });
    const { items } = await profile.rpc.call(rpc.profile.history, { userId, page: {} });
    expect(items.map(({ at }) => at)).toEqual([later.toISOString(), earlier.toISOString()]);
    const accounts = await profile.rpc.call(rpc.profile.accounts, { userId });
    expect(accounts).toMatchObject([{ accountNumber: '****6788', createdAt: later.toISOString() }]);
    const published = await profile.query('select type from outbox where user_id = $1 order by id', [userId]);
    expect(published.map(({ type }) => type)).toEqual([
      'profile.saved',
      'figures.changed',
      'profile.saved',
      'figures.changed',
      'accounts.changed',
    ]);
  });

  it('is seeded once, and never over data of another source', async () => {
    const demo = demoOwner();
    await profile.rpc.call(rpc.profile.save, { ...actingForSelf(demo.id), profile: { ebitda: 7 } });
    expect(await seed(profile.database!.dataSource, demo)).toBeUndefined();
    expect(await seed(profile.database!.dataSource)).toBeUndefined();
    expect((await profile.rpc.call(rpc.profile.get, { userId: demo.id })).ebitda).toBe(7);
  });
});

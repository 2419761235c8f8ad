import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type BankAccount, type BankAccountBody, events, rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';
import { PurgeRemovedAccounts } from '../purge-removed-accounts/purge-removed-accounts.use-case.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

let numbers = 100_000_000;
const checking = (over: Partial<BankAccountBody> = {}): BankAccountBody => ({
  bankName: 'First Bank',
  accountType: 'checking',
  accountNumber: String(numbers++),
  routingNumber: '021000021',
  currentBalance: 1250.75,
  ...over,
});

const list = (userId: string): Promise<BankAccount[]> => profile.rpc.call(rpc.profile.accounts, { userId });
const add = (userId: string, account: BankAccountBody): Promise<BankAccount> =>
  profile.rpc.call(rpc.profile.addAccount, { ...actingForSelf(userId), account });
const remove = (userId: string, accountId: string) =>
  profile.rpc.call(rpc.profile.removeAccount, { ...actingForSelf(userId), accountId });
const restore = (userId: string, accountId: string): Promise<BankAccount> =>
  profile.rpc.call(rpc.profile.restoreAccount, { ...actingForSelf(userId), accountId });

interface AccountsEvent {
  aggregate_version: number;
  data: {
    accounts: { accountId: string; currentBalanceCents: number; averageBalanceCents: number | null }[];
  };
}
const publishedEvents = async (userId: string) =>
  (await profile.query('select * from outbox where user_id = $1 and subject = $2 order by id', [
    userId,
    events.accountsChanged.subject,
  ])) as unknown as AccountsEvent[];

describe('connected accounts', () => {
  it('are empty for a new owner', async () => {
    expect(await list(owner())).toEqual([]);
  });

  it('are listed newest first, with masked numbers', async () => {
    const userId = owner();
    const first = await add(userId, checking({ accountNumber: '123456789', averageBalance: 900 }));
    const second = await add(userId, checking({ bankName: "Zoë's Bank 🏦" }));
    expect(first).toMatchObject({ accountNumber: '****6789', currentBalance: 1250.75, averageBalance: 900 });
    expect(second.averageBalance).toBeNull();
    expect(await list(userId)).toEqual([second, first]);
  });

  it('leave no account number readable at rest, in events or anywhere else', async () => {
    const userId = owner();
    await add(userId, checking({ accountNumber: '987650001234' }));
    const tables = ['accounts', 'profiles', 'outbox', 'profile_changes'];
    const rows = await Promise.all(
      tables.map((table) => profile.query(`select * from ${table} where user_id = $1`, [userId])),
    );
    const text = JSON.stringify(rows);
    expect(text).toContain('021000021');
    expect(text).not.toContain('98765000');
  });

  it('publish types and balances in cents, with a version that grows', async () => {
    const userId = owner();
    const { id } = await add(userId, checking({ currentBalance: 0.29, averageBalance: 1.1 }));
    await remove(userId, id);
    const [added, removed] = await publishedEvents(userId);
    expect(added).toMatchObject({
      aggregate_version: 1,
      data: { accounts: [{ accountId: id, currentBalanceCents: 29, averageBalanceCents: 110 }] },
    });
    expect(removed).toMatchObject({ aggregate_version: 2, data: { accounts: [] } });
    expect(JSON.stringify(added?.data)).not.toContain('First Bank');
  });

  it('do not block the first save of a profile', async () => {
    const userId = owner();
    await add(userId, checking());
    await profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: { ssn: '123-45-6789' } });
    expect(await list(userId)).toHaveLength(1);
    const [saved] = await profile.query(
      'select aggregate_version from outbox where user_id = $1 and type = $2',
      [userId, 'profile.saved'],
    );
    expect(saved).toEqual({ aggregate_version: 1 });
  });
});

describe('connecting the same account again', () => {
  it('is rejected under any bank name; the same number at another bank is a different account', async () => {
    const userId = owner();
    const account = checking();
    await add(userId, account);
    await expect(add(userId, { ...account, bankName: 'Other name' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'ACCOUNT_EXISTS',
    });
    await add(userId, { ...account, routingNumber: '011401533' });
    expect(await list(userId)).toHaveLength(2);
  });

  it('is rejected for one of two simultaneous requests', async () => {
    const userId = owner();
    const account = checking();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => add(userId, account)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(userId)).toHaveLength(1);
    expect(await publishedEvents(userId)).toHaveLength(1);
  });

  it('is allowed for another owner', async () => {
    const account = checking();
    await add(owner(), account);
    expect(await add(owner(), account)).toMatchObject({ bankName: 'First Bank' });
  });
});

describe('a removed account', () => {
  it('disappears at once and can be restored unchanged', async () => {
    const userId = owner();
    const account = await add(userId, checking());
    await remove(userId, account.id);
    expect(await list(userId)).toEqual([]);
    expect(await restore(userId, account.id)).toEqual(account);
    expect(await restore(userId, account.id)).toEqual(account);
    expect(await list(userId)).toEqual([account]);
    expect(await publishedEvents(userId)).toHaveLength(3);
  });

  it('cannot be removed twice', async () => {
    const userId = owner();
    const { id } = await add(userId, checking());
    await remove(userId, id);
    await expect(remove(userId, id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is not restored next to the same account added meanwhile', async () => {
    const userId = owner();
    const account = checking();
    const { id } = await add(userId, account);
    await remove(userId, id);
    await add(userId, account);
    await expect(restore(userId, id)).rejects.toMatchObject({ kind: 'conflict', code: 'ACCOUNT_EXISTS' });
  });

  it('cannot be restored after ten minutes, and is then deleted with its number', async () => {
    const userId = owner();
    const { id } = await add(userId, checking());
    await remove(userId, id);
    await profile.query("update accounts set removed_at = now() - interval '601 seconds' where id = $1", [
      id,
    ]);
    await expect(restore(userId, id)).rejects.toMatchObject({ kind: 'not-found' });
    const stored = await add(userId, checking());
    await profile.app.get(PurgeRemovedAccounts).purge();
    const left = await profile.query('select id from accounts where user_id = $1', [userId]);
    expect(left).toEqual([{ id: stored.id }]);
  });

  it('of another owner returns 404', async () => {
    const userId = owner();
    const { id } = await add(userId, checking());
    for (const attempt of [remove(owner(), id), restore(owner(), id)])
      await expect(attempt).rejects.toMatchObject({ kind: 'not-found', code: 'ACCOUNT_NOT_FOUND' });
    expect(await list(userId)).toHaveLength(1);
  });
});

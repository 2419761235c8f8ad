import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Acting, actingForSelf, type BankAccount, rpc } from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

const tenMinutesMs = 600_000;
const clock = new SettableClock('2026-02-28T23:55:00Z');
let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile(clock);
});
afterAll(() => profile.stop());

const account = {
  bankName: 'First Bank',
  accountType: 'checking' as const,
  accountNumber: '123456789',
  routingNumber: '021000021',
  currentBalance: 1250.75,
};

async function removed(): Promise<Acting & { accountId: string }> {
  const userId = owner();
  const { id: accountId }: BankAccount = await profile.rpc.call(rpc.profile.addAccount, {
    ...actingForSelf(userId),
    account,
  });
  await profile.rpc.call(rpc.profile.removeAccount, { ...actingForSelf(userId), accountId });
  return { ...actingForSelf(userId), accountId };
}

describe('a removed account', () => {
  it('is restorable up to the last millisecond of its ten minutes', async () => {
    const own = await removed();
    clock.advance(tenMinutesMs);
    expect(await profile.rpc.call(rpc.profile.restoreAccount, own)).toMatchObject({ id: own.accountId });
  });

  it('is not restorable a millisecond later', async () => {
    const own = await removed();
    clock.advance(tenMinutesMs + 1);
    await expect(profile.rpc.call(rpc.profile.restoreAccount, own)).rejects.toMatchObject({
      kind: 'not-found',
      code: 'ACCOUNT_NOT_FOUND',
    });
  });
});

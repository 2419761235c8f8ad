import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, bankAccount, events, type EvidenceState, rpc } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runProfile();
});
afterAll(() => service.stop());

const accountId = '0198c1de-0000-7000-8000-000000000023' as EvidenceState['accounts'][number]['accountId'];

async function accountsOf(witnessed: Partial<EvidenceState['accounts'][number]>): Promise<unknown> {
  const userId = owner();
  await service.rpc.call(rpc.profile.addAccount, {
    ...actingForSelf(userId),
    account: {
      bankName: 'First Bank',
      accountType: 'checking',
      accountNumber: '000123456789',
      routingNumber: '021000021',
      currentBalance: 10,
    },
  });
  const account = {
    accountId,
    accountType: 'checking' as const,
    numberEnding: '6789',
    lastDay: '2026-10-31',
    currentBalance: 10,
    averageBalance: 9,
    freshUntil: '2099-12-30',
    ...witnessed,
  };
  await sendEvent(service.connection, events.evidenceChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion: 1,
    data: { witnesses: [], accounts: [account] },
  });
  await eventually(
    () => service.query('select 1 from evidence where user_id = $1', [userId]),
    (rows) => rows.length === 1,
  );
  const accounts = await service.rpc.call(rpc.profile.accounts, { userId: actingForSelf(userId).userId });
  return bankAccount.strict().array().parse(accounts)[0]?.witnessedBy;
}

describe('a typed account', () => {
  it('is confirmed by fresh bank rows of the same type and last four digits', async () => {
    expect(await accountsOf({})).toEqual({ accountId, lastDay: '2026-10-31' });
  });

  it('is not confirmed by another ending, another type, an empty ending or stale rows', async () => {
    expect(await accountsOf({ numberEnding: '6780' })).toBeNull();
    expect(await accountsOf({ accountType: 'savings' })).toBeNull();
    expect(await accountsOf({ numberEnding: '' })).toBeNull();
    expect(await accountsOf({ freshUntil: '2020-01-01' })).toBeNull();
  });
});

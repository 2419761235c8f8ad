import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, profileState, rpc, type UserId } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

const stateOf = (userId: UserId) => profile.rpc.call(rpc.profile.state, { userId });
const lastPublished = (userId: UserId, type: string) =>
  eventually(
    async () =>
      (
        await profile.query(
          'select aggregate_version, data from outbox where user_id = $1 and type = $2 order by id desc',
          [userId, type],
        )
      )[0],
    (row) => row !== undefined,
  );

describe('the state of an owner', () => {
  it('without a save is blank, at version 0', async () => {
    const state = profileState.strict().parse(await stateOf(owner() as UserId));
    expect(state).toMatchObject({ profileVersion: 0, accountsVersion: 0, accounts: [] });
    expect(state.figures).toMatchObject({ personalCreditScore: 0, hasEin: false });
  });

  it('matches the last published events and contains no name and no number', async () => {
    const userId = owner() as UserId;
    const secrets = { fullName: 'Ann Lee', ssn: '123-45-6789', ein: '12-3456789' };
    await profile.rpc.call(rpc.profile.save, {
      ...actingForSelf(userId),
      profile: { ...secrets, personalCreditScore: 700 },
    });
    await profile.rpc.call(rpc.profile.save, {
      ...actingForSelf(userId),
      profile: { personalCreditScore: 720 },
    });
    const account = {
      bankName: 'First Bank',
      accountType: 'checking' as const,
      accountNumber: '000123456789',
      routingNumber: '021000021',
      currentBalance: 10.5,
    };
    const { id } = await profile.rpc.call(rpc.profile.addAccount, { ...actingForSelf(userId), account });
    const saved = await lastPublished(userId, 'figures.changed');
    const changed = await lastPublished(userId, 'accounts.changed');
    const state = await stateOf(userId);
    expect(state.profileVersion).toBe(saved?.['aggregate_version']);
    expect(saved?.['data']).toMatchObject({ figures: state.figures });
    expect(state.accountsVersion).toBe(changed?.['aggregate_version']);
    expect(changed?.['data']).toEqual({ accounts: state.accounts, accountId: id });
    // an id may hold any four digits
    expect(JSON.stringify(state).replaceAll(/[0-9a-f-]{16,}/g, '')).not.toMatch(
      /Ann|6789|021000021|First Bank/,
    );
  });
});

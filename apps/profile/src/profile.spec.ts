import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  emptyProfile,
  events,
  fieldNames,
  type ProfileReply,
  type ProposalId,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { KeyReceiver } from '@groundwork/platform-storage';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});

afterAll(() => profile.stop());

const get = (userId: string): Promise<ProfileReply> => profile.rpc.call(rpc.profile.get, { userId });
const save = (userId: string, values: object): Promise<ProfileReply> =>
  profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: values });

interface SavedEvent {
  aggregate_version: number;
  subject: string;
  data: { figures: Record<string, unknown>; changedFields: string[] };
}
const sent = async (userId: string) =>
  (await profile.query(`select * from outbox where type <> 'figures.changed' and user_id = $1 order by id`, [
    userId,
  ])) as unknown as SavedEvent[];

describe('a business profile', () => {
  it('has every field at its default for a new owner', async () => {
    const { version, completion, answered, fieldsToCheck, ...values } = await get(owner());
    expect([version, answered, fieldsToCheck]).toEqual([0, [], []]);
    expect(values).toEqual(emptyProfile());
    expect(Object.keys(values)).toHaveLength(fieldNames.length);
    expect(completion).toBe(0);
  });

  it('stores saved fields and leaves omitted ones unchanged', async () => {
    const userId = owner();
    await save(userId, { fullName: '  Ann Lee ', annualRevenueCurrent: '120000', currentRatio: 1.25 });
    const saved = await save(userId, { personalGuarantee: true });
    expect(saved).toMatchObject({ fullName: 'Ann Lee', annualRevenueCurrent: 120000, currentRatio: 1.25 });
    expect(await get(userId)).toEqual(saved);
    expect(saved.completion).toBe(Math.round((100 * 2) / 18));
  });

  it('reads an empty number as 0 and null as the default', async () => {
    const userId = owner();
    await save(userId, { ebitda: 5, fullName: 'Ann', overdraftHistory: true });
    expect(await save(userId, { ebitda: '', fullName: null, overdraftHistory: null })).toMatchObject({
      ebitda: 0,
      fullName: '',
      overdraftHistory: false,
    });
  });

  it('masks the SSN and leaves the stored one when the mask comes back', async () => {
    const userId = owner();
    expect((await save(userId, { ssn: '123-45-6789' })).ssn).toBe('***-**-6789');
    const stored = await profile.query('select * from profiles where user_id = $1', [userId]);
    expect((await save(userId, { ssn: '***-**-6789', fullName: 'Ann' })).ssn).toBe('***-**-6789');
    expect((await save(userId, { ssn: '887-65-4321' })).ssn).toBe('***-**-4321');
    expect((await save(userId, { ssn: '' })).ssn).toBe('');
    expect(stored).toHaveLength(1);
  });

  it("returns a whole SSN only to the owner's export, which is audited", async () => {
    const userId = owner() as UserId;
    await save(userId, { ssn: '123-45-6789' });
    const account = { bankName: 'First', accountType: 'checking' } as const;
    const numbers = { accountNumber: '100200300', routingNumber: '021000021', currentBalance: 1 };
    const added = () =>
      profile.rpc.call(rpc.profile.addAccount, {
        ...actingForSelf(userId),
        account: { ...account, ...numbers },
      });
    const proposalId = 'ssn:1' as ProposalId;
    const dismissal = () =>
      profile.rpc.call(rpc.profile.dismissProposal, { ...actingForSelf(userId), proposalId });
    const undoing = () => profile.rpc.call(rpc.profile.undoProposals, actingForSelf(userId));
    const { id: accountId } = await added();
    // The type requires each new call in this list.
    const calls: Record<keyof typeof rpc.profile, () => Promise<unknown>> = {
      get: () => get(userId),
      save: () => save(userId, { ssn: '***-**-6789' }),
      history: () => profile.rpc.call(rpc.profile.history, { userId, page: {} }),
      state: () => profile.rpc.call(rpc.profile.state, { userId }),
      ownerNames: () => profile.rpc.call(rpc.profile.ownerNames, { userId }),
      accounts: () => profile.rpc.call(rpc.profile.accounts, { userId }),
      ownNumbers: () =>
        profile.rpc.call(rpc.profile.ownNumbers, {
          ...actingForSelf(userId),
          receiver: new KeyReceiver().publicKey,
          opensSsn: false,
        }),
      removeAccount: () =>
        profile.rpc.call(rpc.profile.removeAccount, { ...actingForSelf(userId), accountId }),
      restoreAccount: () =>
        profile.rpc.call(rpc.profile.restoreAccount, { ...actingForSelf(userId), accountId }),
      proposals: () => profile.rpc.call(rpc.profile.proposals, { userId }),
      applyProposals: () =>
        profile.rpc.call(rpc.profile.applyProposals, { ...actingForSelf(userId), chosen: { all: true } }),
      dismissProposal: () => dismissal().catch((refusal: unknown) => refusal),
      figures: () => profile.rpc.call(rpc.profile.figures, { userId }),
      settleFigures: () =>
        profile.rpc
          .call(rpc.profile.settleFigures, {
            ...actingForSelf(userId),
            choices: [{ field: 'ssn', use: 'said' }],
          })
          .catch((refusal: unknown) => refusal),
      undoFigures: () =>
        profile.rpc.call(rpc.profile.undoFigures, actingForSelf(userId)).catch((refusal: unknown) => refusal),
      undoProposals: () => undoing().catch((refusal: unknown) => refusal),
      addAccount: () => added().catch((refusal: unknown) => refusal),
      audit: () => profile.rpc.call(rpc.profile.audit, { userId }),
      deadLetters: () => profile.rpc.call(rpc.profile.deadLetters, {}),
      requeue: () => profile.rpc.call(rpc.profile.requeue, { actorId: userId, ids: [] }),
      purge: () => profile.rpc.call(rpc.profile.purge, { actorId: userId, ids: [] }),
    };
    const output: string[] = [];
    for (const call of Object.values(calls)) output.push(JSON.stringify(await call()));
    expect(output.join()).toContain('***-**-6789');
    expect(output.join()).not.toMatch(/123-?45-?6789/);

    const exported = await profile.rpc.call(rpc.privacy.profile, actingForSelf(userId));
    expect([exported.profile.ssn, exported.accounts[0]?.accountNumber]).toEqual(['123-45-6789', '100200300']);
    const { items } = await profile.rpc.call(rpc.profile.audit, { userId });
    expect(items).toMatchObject([
      { actor: userId, action: 'profile.ssn-read', details: { for: 'export' } },
      { actor: userId, action: 'profile.numbers-read', details: { for: 'package' } },
    ]);
  });

  it('returns the EIN whole to its owner and stores both identifiers encrypted', async () => {
    const userId = owner();
    expect((await save(userId, { ssn: '123-45-6789', ein: '12-3456789' })).ein).toBe('12-3456789');
    const rows: unknown = await profile.query(
      'select p.*, o.* from profiles p join outbox o using (user_id) where user_id = $1',
      [userId],
    );
    const text = JSON.stringify(rows);
    expect(text).toContain('"hasEin":true');
    expect(text).not.toMatch(/123-?45-?6789|12-?3456789/);
  });

  it.each([
    ['ssn', '900-12-3456'],
    ['ein', '00-1234567'],
    ['phone', '555 0100'],
    ['businessEmail', 'rosa'],
    ['mailingAddress', '2 Oak St, Austin, TX 7870'],
  ])('rejects an invalid %s by name and saves nothing', async (field, value) => {
    const userId = owner();
    const before = await save(userId, { fullName: 'Ann', ebitda: 7 });
    await expect(save(userId, { fullName: 'Bob', [field]: value })).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field: `profile.${field}` }],
    });
    expect(await get(userId)).toEqual(before);
  });

  it('names stored values of an older version that are not valid, masks them and does not count them', async () => {
    const userId = owner();
    const saved = await save(userId, { fullName: 'Ann', phone: '(555) 123-4567', email: 'ann@example.com' });
    expect([saved.completion, saved.fieldsToCheck]).toEqual([17, []]);
    await profile.query(
      `update profiles set open_values = open_values || '{"phone": "555 0100"}' where user_id = $1`,
      [userId],
    );
    const stored = await get(userId);
    expect([stored.completion, stored.fieldsToCheck, stored.phone]).toEqual([11, ['phone'], '555 0100']);
    expect((await save(userId, { ebitda: 7 })).phone).toBe('555 0100');
  });

  it('rejects a bad figure by name and saves nothing', async () => {
    const userId = owner();
    const before = await save(userId, { fullName: 'Ann', ebitda: 7 });
    await expect(save(userId, { fullName: 'Bob', personalCreditScore: 200 })).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ field: 'profile.personalCreditScore' }],
    });
    expect(await get(userId)).toEqual(before);
  });

  it('publishes each change once, with figures and flags and without names', async () => {
    const userId = owner();
    await save(userId, {
      fullName: 'Ann Lee',
      phone: '555 555 0100',
      annualRevenueCurrent: 5,
      existingLoans: 'forklift lease',
    });
    await save(userId, { annualRevenueCurrent: 5 });
    const [only, ...more] = await sent(userId);
    expect(more).toEqual([]);
    expect(only?.subject).toBe(events.profileSaved.subject);
    expect(only?.data.changedFields.sort()).toEqual([
      'annualRevenueCurrent',
      'existingLoans',
      'fullName',
      'phone',
    ]);
    expect(only?.data.figures).toMatchObject({
      annualRevenueCurrent: 5,
      hasExistingLoansAnswer: true,
      hasEin: false,
    });
    expect(JSON.stringify(only?.data.figures)).not.toMatch(/Ann|0100|forklift/);
  });

  it('applies simultaneous saves one after the other', async () => {
    const userId = owner();
    const figures = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(figures.map((ebitda) => save(userId, { ebitda })));
    const published = await sent(userId);
    expect(published.map((event) => event.aggregate_version)).toEqual(figures);
    expect((await get(userId)).ebitda).toBe(published.at(-1)?.data.figures['ebitda']);
  });
});

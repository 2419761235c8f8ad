import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type ProfileReply, rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});

afterAll(() => profile.stop());

const get = (userId: string): Promise<ProfileReply> => profile.rpc.call(rpc.profile.get, { userId });
const save = (userId: string, values: object): Promise<ProfileReply> =>
  profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: values });
const answered = async (userId: string): Promise<string[]> => (await get(userId)).answered;
const published = async (userId: string) =>
  (await profile.query(
    `select aggregate_version, data from outbox where type = 'profile.saved' and user_id = $1 order by id`,
    [userId],
  )) as unknown as { aggregate_version: number; data: { answered: string[]; changedFields: string[] } }[];

describe('the answered fields of a profile', () => {
  it('are the fields that differ from their default, and the confirmed ones', async () => {
    const userId = owner();
    const saved = await save(userId, {
      ebitda: 7,
      nsfIncidents: 0,
      overdraftHistory: false,
      answered: ['nsfIncidents', 'personalGuarantee'],
    });
    expect(saved.answered).toEqual(['ebitda', 'nsfIncidents', 'personalGuarantee']);
    expect(saved).toMatchObject({ nsfIncidents: 0, personalGuarantee: false });
    expect(await get(userId)).toEqual(saved);
  });

  it('stay when a later save names other fields, or none', async () => {
    const userId = owner();
    await save(userId, { answered: ['nsfIncidents'] });
    await save(userId, { ebitda: 7 });
    await save(userId, { nsfIncidents: 0, answered: ['overdraftHistory'] });
    expect(await answered(userId)).toEqual(['ebitda', 'nsfIncidents', 'overdraftHistory']);
  });

  it('contain a 0 or a no that replaces another value', async () => {
    const userId = owner();
    await save(userId, { nsfIncidents: 3, overdraftHistory: true });
    await save(userId, { nsfIncidents: 0, overdraftHistory: false });
    expect(await answered(userId)).toEqual(['nsfIncidents', 'overdraftHistory']);
  });

  it.each([
    ['null', null, null],
    ['an empty number', '', null],
  ])('lose a field that %s clears', async (_, number, flag) => {
    const userId = owner();
    await save(userId, { nsfIncidents: 3, ebitda: 7, personalGuarantee: true, answered: ['loanTerm'] });
    await save(userId, { nsfIncidents: number, personalGuarantee: flag, loanTerm: number });
    expect(await answered(userId)).toEqual(['ebitda']);
  });

  it('lose a text that the owner empties', async () => {
    const userId = owner();
    await save(userId, { taxLienHistory: 'none', dbaName: 'Corner' });
    await save(userId, { taxLienHistory: '' });
    expect(await answered(userId)).toEqual(['dbaName']);
  });

  it('contain the debt payments of an owner who has no loans, until the text names one', async () => {
    const userId = owner();
    await save(userId, { existingLoans: 'None' });
    expect(await answered(userId)).toEqual(['existingLoans', 'monthlyDebtPayments']);
    const [event] = await published(userId);
    expect(event?.data).toMatchObject({
      changedFields: ['existingLoans', 'monthlyDebtPayments'],
      answered: ['monthlyDebtPayments'],
    });
    await save(userId, { existingLoans: 'An equipment loan' });
    expect(await answered(userId)).toEqual(['existingLoans']);
  });

  it('ignore names that are not fields', async () => {
    const userId = owner();
    const names = ['role', '__proto__', 'completion', 'nsfIncidents', 'nsfIncidents'];
    expect((await save(userId, { answered: names })).answered).toEqual(['nsfIncidents']);
  });

  it.each([
    ['a text', 'nsfIncidents'],
    ['numbers', [5]],
    ['too many names', Array(1001).fill('ebitda')],
  ])('reject %s and save nothing', async (_, names) => {
    const userId = owner();
    await expect(save(userId, { ebitda: 7, answered: names })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await answered(userId)).toEqual([]);
  });

  it('travel in the event of a save that only confirms, and in the state', async () => {
    const userId = owner();
    await save(userId, { ebitda: 7, fullName: 'Ann', answered: ['middleName'] });
    await save(userId, { answered: ['nsfIncidents'] });
    await save(userId, { answered: ['nsfIncidents'] });
    const events = await published(userId);
    expect(events.map(({ aggregate_version: version }) => version)).toEqual([1, 2]);
    expect(events[0]?.data.answered).toEqual(['ebitda']);
    expect(events[1]?.data).toMatchObject({
      changedFields: ['nsfIncidents'],
      answered: ['ebitda', 'nsfIncidents'],
    });
    const state = await profile.rpc.call(rpc.profile.state, { userId });
    expect(state.answered).toEqual(['ebitda', 'nsfIncidents']);
  });

  it('have their own line in the history: null is not answered yet', async () => {
    const userId = owner();
    await save(userId, { answered: ['nsfIncidents'] });
    await save(userId, { nsfIncidents: 3 });
    await save(userId, { nsfIncidents: null });
    const { items } = await profile.rpc.call(rpc.profile.history, { userId, page: {} });
    expect(items.map(({ fields }) => fields)).toEqual([
      [{ field: 'nsfIncidents', from: 3, to: null }],
      [{ field: 'nsfIncidents', from: 0, to: 3 }],
      [{ field: 'nsfIncidents', from: null, to: 0 }],
    ]);
  });

  it('of a row from before contain each field that differs from its default', async () => {
    const userId = owner();
    await save(userId, { ebitda: 7, taxLienHistory: 'none' });
    await profile.query(`update profiles set confirmed = default where user_id = $1`, [userId]);
    expect(await answered(userId)).toEqual(['taxLienHistory', 'ebitda']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  fieldCatalog,
  type Page,
  type PageQuery,
  type ProfileChange,
  rpc,
} from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});
afterAll(() => profile.stop());

const save = (userId: string, values: object) =>
  profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: values });
const history = (userId: string, page: PageQuery = {}): Promise<Page<ProfileChange>> =>
  profile.rpc.call(rpc.profile.history, { userId, page });

describe('the history of a profile', () => {
  it('is empty before the first save', async () => {
    expect(await history(owner())).toEqual({ items: [], nextCursor: null });
  });

  it('lists each save, newest first, with time, author and both values of each field', async () => {
    const userId = owner();
    await save(userId, {
      fullName: 'Ann',
      ebitda: 5,
      monthlyRevenue: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    });
    await save(userId, { fullName: 'Ann Lee', ebitda: 5 });
    await save(userId, { fullName: 'Ann Lee' });
    const { items } = await history(userId);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      changedBy: userId,
      fields: [{ field: 'fullName', from: 'Ann', to: 'Ann Lee' }],
    });
    expect(items[1]?.fields.map(({ field }) => field).sort()).toEqual([
      'ebitda',
      'fullName',
      'monthlyRevenue',
    ]);
    expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(items[1]?.at ?? ''));
  });

  it('records that the SSN and the EIN changed, without their values', async () => {
    const userId = owner();
    await save(userId, { ssn: '123-45-6789', ein: '12-3456789' });
    const { items } = await history(userId);
    expect(items[0]?.fields).toEqual([
      { field: 'ssn', from: null, to: null },
      { field: 'ein', from: null, to: null },
    ]);
    const rows = await profile.query('select * from profile_changes where user_id = $1', [userId]);
    // an id may hold any four digits
    expect(JSON.stringify(rows).replaceAll(/[0-9a-f-]{16,}/g, '')).not.toMatch(/6789|3456/);
  });

  it('comes in pages without gaps or repetitions', async () => {
    const userId = owner();
    for (const ebitda of [1, 2, 3, 4, 5]) await save(userId, { ebitda });
    const seen: unknown[] = [];
    let page = await history(userId, { limit: 2 });
    while (seen.push(...page.items.map((item) => item.fields[0]?.to)) && page.nextCursor !== null)
      page = await history(userId, { limit: 2, cursor: page.nextCursor });
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('fits into one message for any amount of text', async () => {
    const userId = owner();
    const long = fieldCatalog.filter(({ kind }) => kind === 'longText');
    for (const letter of ['語', '文', '字'])
      await save(userId, Object.fromEntries(long.map(({ name }) => [name, letter.repeat(5000)])));
    const first = await history(userId);
    expect(first.items[0]?.fields).toHaveLength(long.length);
    expect(first.items[0]?.fields[0]?.to).toBe(`${'字'.repeat(1000)}…`);
    const rest = await history(userId, { cursor: first.nextCursor ?? '' });
    expect(first.items.length + rest.items.length).toBe(3);
  });

  it('of another owner is empty, and an invalid cursor returns an empty page', async () => {
    const userId = owner();
    await save(userId, { ebitda: 1 });
    expect((await history(owner())).items).toEqual([]);
    expect(await history(userId, { cursor: "x'; drop table profiles" })).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});

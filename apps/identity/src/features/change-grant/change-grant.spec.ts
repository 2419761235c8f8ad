import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  adviserAreas,
  type ChangeGrantBody,
  events,
  type Grant,
  memberAreas,
  ownerAreas,
  rpc,
  type User,
} from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, forBusiness, People } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

let identity: RunningService;
let people: People;
let owner: User;
let member: User;
let own: Grant;
let other: Grant;

beforeAll(async () => {
  identity = await runIdentity();
  people = new People(identity);
  people.listen(events.grantChanged);
});
afterAll(() => identity.stop());
beforeEach(async () => {
  [owner, member] = [await people.add('owner'), await people.add('member')];
  other = await people.join(owner, member);
  own = (await people.people(owner)).find(({ role }) => role === 'owner')!;
});

const change = (grant: Grant, body: ChangeGrantBody, by = owner) =>
  identity.rpc.call(rpc.identity.changeGrant, {
    ...forBusiness(firstBusinessOf(owner), by),
    grantId: grant.id,
    change: body,
  });
const leave = (person: User) =>
  outcomeOf(
    identity.rpc.call(rpc.identity.leaveBusiness, {
      ...actingForSelf(person.id),
      id: firstBusinessOf(owner),
    }),
  );

describe('a grant', () => {
  it('has the new areas in the next admission, in an event and in the audit log', async () => {
    const areas = { ...memberAreas, banking: 'none' } as const;
    expect(await change(other, { areas })).toMatchObject({ id: other.id, areas, role: 'member' });
    expect(await people.admit(member, firstBusinessOf(owner))).toMatchObject({ areas });
    const [event] = await eventually(
      async () => people.published.filter(({ data }) => JSON.stringify(data).includes('"banking":"none"')),
      (all) => all.length > 0,
    );
    expect(event).toMatchObject({ userId: owner.id, data: { personIds: [member.id], state: 'active' } });
    const audit = await identity.query(
      `select actor, action from audit_entries where user_id = $1 and subject_id = $2 order by id`,
      [owner.id, other.id],
    );
    expect(audit).toEqual([
      { actor: member.id, action: 'grant.added' },
      { actor: owner.id, action: 'grant.changed' },
    ]);
  });

  it('has every area at the top for an owner, and the usual ones for a member again', async () => {
    expect(await change(other, { role: 'owner' })).toMatchObject({ role: 'owner', areas: ownerAreas });
    expect(await change(own, { role: 'member' }, member)).toMatchObject({
      role: 'member',
      areas: memberAreas,
    });
  });

  it('of the last owner does not end in any of three ways', async () => {
    expect(await outcomeOf(change(own, { role: 'member' }))).toBe('LAST_OWNER');
    expect(await outcomeOf(people.end(owner, own.id))).toBe('LAST_OWNER');
    expect(await leave(owner)).toBe('LAST_OWNER');
  });

  it('of one of two owners ends once, also if both end the other one at once', async () => {
    await change(other, { role: 'owner' });
    const ends = await Promise.all([
      outcomeOf(people.end(owner, other.id)),
      outcomeOf(people.end(member, own.id, firstBusinessOf(owner))),
    ]);
    expect(ends.sort()).toEqual(['BUSINESS_NOT_FOUND', 'in']);
  });

  it('ends when a member leaves', async () => {
    expect(await leave(member)).toBe('in');
    expect(await leave(member)).toBe('BUSINESS_NOT_FOUND');
    expect(await people.admit(member, firstBusinessOf(owner))).toBeNull();
    expect(await outcomeOf(change(other, { areas: memberAreas }))).toBe('GRANT_NOT_FOUND');
  });

  it('of a practice cannot be left by one of its staff', async () => {
    await people.join(owner, member, { role: 'adviser' }, { practiceName: 'Lee & Co' });
    expect(await leave(member)).toBe('in');
    expect(await leave(member)).toBe('FORBIDDEN');
    expect(await people.admit(member, firstBusinessOf(owner))).toMatchObject({ role: 'adviser' });
  });

  it('is listed for ninety days after its end', async () => {
    await people.end(owner, other.id);
    const listed = async (days: number) => {
      const moved = `update grants set ended_at = now() - interval '1 day' * $2 where id = $1`;
      await identity.query(moved, [other.id, days]);
      return (await people.people(owner)).find(({ id }) => id === other.id)?.state;
    };
    expect([await listed(89), await listed(91)]).toEqual(['ended', undefined]);
  });

  it.each<[string, ChangeGrantBody, string]>([
    ['areas of an owner', { role: 'owner', areas: memberAreas }, 'areas'],
    ['an end of an owner', { role: 'owner', expiresAt: '2030-01-01T00:00:00Z' }, 'expiresAt'],
    ['an end that has passed', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('rejects %s', async (_, body, field) => {
    await expect(change(other, body)).rejects.toMatchObject({ kind: 'invalid', details: [{ field }] });
  });

  it('of a practice stays that of an adviser', async () => {
    const adviser = await people.add();
    const grant = await people.join(owner, adviser, { role: 'adviser' }, { practiceName: 'Lee & Co' });
    expect(grant.areas).toEqual(adviserAreas);
    expect(await outcomeOf(change(grant, { role: 'member' }))).toBe('INVALID_INPUT');
    expect(await outcomeOf(change(grant, { areas: memberAreas }, adviser))).toBe('BUSINESS_NOT_FOUND');
  });

  it('is changed and ended by owners of its business only', async () => {
    const stranger = await people.add();
    for (const [person, code] of [
      [member, 'GRANT_NEEDED'],
      [stranger, 'BUSINESS_NOT_FOUND'],
    ] as const) {
      expect(await outcomeOf(change(other, { areas: ownerAreas }, person))).toBe(code);
      expect(await outcomeOf(people.end(person, other.id, firstBusinessOf(owner)))).toBe(code);
    }
    expect(await outcomeOf(people.end(stranger, other.id))).toBe('GRANT_NOT_FOUND');
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, adviserAreas, type BusinessId, ownerAreas, rpc } from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, forBusiness, People } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

const hourMs = 3_600_000;
const clock = new SettableClock('2026-03-02T10:00:00Z');

let identity: RunningService;
let people: People;

beforeAll(async () => {
  identity = await runIdentity({}, undefined, clock);
  people = new People(identity);
});
afterAll(() => identity.stop());

describe('an admission', () => {
  it('is to the own business unless another one is named', async () => {
    const [owner, member] = [await people.add(), await people.add()];
    await people.join(owner, member);
    expect(await people.admit(member)).toMatchObject({
      id: member.id,
      name: 'Ann Lee',
      role: 'owner',
      areas: ownerAreas,
      plan: 'starter',
      practice: null,
      expiresAt: null,
    });
    expect(await people.admit(member, firstBusinessOf(owner))).toMatchObject({
      id: owner.id,
      role: 'member',
    });
    expect(await people.admit(owner, firstBusinessOf(member))).toBeNull();
    expect(await people.admit(owner, '01990000-0000-7000-8000-000000000000' as BusinessId)).toBeNull();
  });

  it('is over after the end of the grant', async () => {
    const [owner, member] = [await people.add(), await people.add()];
    const grant = await people.join(owner, member);
    expect(await people.end(owner, grant.id)).toMatchObject({ id: grant.id, state: 'ended' });
    expect(await people.admit(member, firstBusinessOf(owner))).toBeNull();
    expect(await people.end(owner, grant.id)).toMatchObject({ state: 'ended' });
  });

  it('ends with the time of the grant', async () => {
    const [owner, member] = [await people.add(), await people.add()];
    const expiresAt = new Date(clock.now().getTime() + 2 * hourMs).toISOString();
    await people.join(owner, member, { expiresAt });
    expect(await people.admit(member, firstBusinessOf(owner))).toMatchObject({ expiresAt });
    clock.advance(2 * hourMs);
    expect(await people.admit(member, firstBusinessOf(owner))).toBeNull();
    expect(await people.people(owner)).toMatchObject([{ role: 'owner' }, { state: 'expired' }]);
    expect(await people.join(owner, member)).toMatchObject({ state: 'active' });
  });

  it('is to the oldest grant if the person has left the own business', async () => {
    const [owner, heir, first] = [await people.add(), await people.add(), await people.add()];
    await people.join(first, owner);
    clock.advance(hourMs);
    await people.join(owner, heir, { role: 'owner' });
    const own = { ...actingForSelf(owner.id), id: firstBusinessOf(owner) };
    await identity.rpc.call(rpc.identity.leaveBusiness, own);
    expect(await people.admit(owner)).toMatchObject({ id: first.id, role: 'member' });
  });

  it('includes the staff of a practice until they leave it', async () => {
    const [owner, admin, worker] = [await people.add(), await people.add(), await people.add()];
    const { id: practiceId } = await people.practice(admin);
    await people.client(admin, practiceId, owner);
    await people.staff(admin, practiceId, worker);
    expect(await people.admit(worker, firstBusinessOf(owner))).toMatchObject({
      role: 'adviser',
      areas: adviserAreas,
      practice: { id: practiceId, name: 'Reyes Advisers' },
    });
    const call = { ...actingForSelf(admin.id), practiceId, personId: worker.id };
    await identity.rpc.call(rpc.identity.removeStaff, call);
    expect(await people.admit(worker, firstBusinessOf(owner))).toBeNull();
    const left = { ...actingForSelf(admin.id), id: firstBusinessOf(owner) };
    expect(await outcomeOf(identity.rpc.call(rpc.identity.leaveBusiness, left))).toBe('FORBIDDEN');
  });

  it('has the plan professional while a practice with the plan master has access', async () => {
    const [owner, admin] = [await people.add(), await people.add()];
    const { id: practiceId } = await people.practice(admin);
    const grant = await people.client(admin, practiceId, owner);
    expect(await people.admit(owner)).toMatchObject({ plan: 'starter' });
    await people.makeMaster(practiceId);
    expect(await people.admit(owner)).toMatchObject({ plan: 'professional' });
    await people.givePlan(owner.id, 'master');
    expect(await people.admit(owner)).toMatchObject({ plan: 'master' });
    await people.givePlan(owner.id, 'individual');
    await people.end(owner, grant.id);
    expect(await people.admit(owner)).toMatchObject({ plan: 'individual' });
  });

  it('of staff of the operator is to their own business only', async () => {
    const [owner, reviewer] = [await people.add(), await people.add()];
    await people.join(owner, reviewer);
    await identity.query(`update users set role = 'reviewer' where id = $1`, [reviewer.id]);
    expect(await people.admit(reviewer, firstBusinessOf(owner))).toBeNull();
    expect(await people.admit(reviewer)).toMatchObject({ id: reviewer.id });
  });

  it('opens the business of a user whom another version added', async () => {
    const user = await people.add();
    await identity.query('delete from businesses where user_id = $1', [user.id]);
    expect(await people.admit(user)).toMatchObject({ id: user.id, role: 'owner' });
  });
});

describe('a read by another person', () => {
  it('is in the audit log once an hour, also from two gateways at once', async () => {
    const [owner, member] = [await people.add(), await people.add()];
    const grant = await people.join(owner, member);
    const read = () =>
      identity.rpc.call(rpc.identity.recordRead, {
        ...forBusiness(firstBusinessOf(owner), member),
        area: 'score',
      });
    const lines = () =>
      identity.query(
        `select actor, subject_id, details from audit_entries where user_id = $1 and action = 'area.read'`,
        [owner.id],
      );
    await Promise.all([read(), read(), read()]);
    expect(await lines()).toEqual([
      { actor: member.id, subject_id: 'score', details: { grantId: grant.id, via: 'session' } },
    ]);
    clock.advance(hourMs);
    await read();
    expect(await lines()).toHaveLength(2);
    const actors = await identity.rpc.call(rpc.identity.actorsOf, { userId: owner.id });
    expect(actors).toContainEqual({ actorId: member.id, who: 'member', name: 'Ann Lee' });
  });
});

describe('the businesses of a person', () => {
  it('are the own ones first, then the others by name', async () => {
    const [owner, member] = [await people.add(), await people.add()];
    const rename = { ...actingForSelf(owner.id), id: firstBusinessOf(owner), name: 'A first shop' };
    expect(await identity.rpc.call(rpc.identity.renameBusiness, rename)).toMatchObject({
      name: 'A first shop',
    });
    await people.join(owner, member);
    const list = await identity.rpc.call(rpc.identity.businesses, { userId: member.id });
    expect(list.map(({ name, own, role }) => [name, own, role])).toEqual([
      ['Ann Lee', true, 'owner'],
      ['A first shop', false, 'member'],
    ]);
    const byMember = { ...rename, ...actingForSelf(member.id) };
    expect(await outcomeOf(identity.rpc.call(rpc.identity.renameBusiness, byMember))).toBe('GRANT_NEEDED');
  });

  it('are as many as the highest plan of the person includes, also for simultaneous calls', async () => {
    const owner = await people.add();
    const add = () =>
      outcomeOf(
        identity.rpc.call(rpc.identity.addBusiness, { ...actingForSelf(owner.id), name: 'Second shop' }),
      );
    expect(await add()).toBe('BUSINESS_LIMIT');
    await people.givePlan(owner.id, 'individual');
    expect((await Promise.all([add(), add(), add()])).sort()).toEqual([
      'BUSINESS_LIMIT',
      'BUSINESS_LIMIT',
      'in',
    ]);
  });
});

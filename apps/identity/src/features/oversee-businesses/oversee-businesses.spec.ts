import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  events,
  type PracticeId,
  practiceId,
  rpc,
  type SubscriptionPlan,
  type User,
  userId,
} from '@groundwork/contracts';
import { eventually, FakeService, type RunningService, sendEvent, SettableClock } from '@groundwork/testing';
import { outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People } from '../../../testing/people.ts';

jest.setTimeout(6 * slowCallMs);

const clock = new SettableClock('2026-03-02T10:00:00Z');
let identity: RunningService;
let people: People;
let admin: User;
const gifts: unknown[] = [];

beforeAll(async () => {
  identity = await runIdentity({}, undefined, clock);
  people = new People(identity);
  people.listen(events.practiceChanged);
  admin = await people.add('operator');
  await identity.query(`update users set role = 'admin' where id = $1`, [admin.id]);
  new FakeService(identity.connection).on(rpc.billing.givePlan, (gift) => {
    gifts.push(gift);
    return { plan: gift.plan, status: 'none' };
  });
});
afterAll(() => identity.stop());

const businesses = (search: string) => identity.rpc.call(rpc.identity.allBusinesses, { search });
const practices = (search: string) => identity.rpc.call(rpc.identity.allPractices, { search });
const given = { plan: 'master', until: null, reason: 'A partner' } as const;
const give = (actor: User, id: PracticeId) =>
  identity.rpc.call(rpc.identity.givePracticePlan, { actorId: actor.id, practiceId: id, ...given });
const manager = { name: 'Max Roth', email: 'max@example.com', phone: null, hours: 'Mon to Fri' };
const assign = (actor: User, id: PracticeId, assigned: typeof manager | null) =>
  identity.rpc.call(rpc.identity.assignManager, { actorId: actor.id, practiceId: id, manager: assigned });

async function changePlan(id: string, plan: SubscriptionPlan, aggregateVersion: number): Promise<void> {
  const eventId = await sendEvent(identity.connection, events.subscriptionChanged, {
    userId: id,
    aggregateId: id,
    aggregateVersion,
    data: { plan, previousPlan: 'starter', status: 'none' },
  });
  await eventually(
    () => identity.query('select 1 from inbox where event_id = $1', [eventId]),
    (rows) => rows.length === 1,
  );
}

async function rename(owner: User, name: string): Promise<void> {
  await identity.query('update businesses set name = $2 where user_id = $1', [owner.id, name]);
}

describe('the list of businesses', () => {
  it('has names, emails of owners, plans and counts, and finds a name or an email', async () => {
    const [owner, partner, adviser] = [await people.add('lou'), await people.add(), await people.add()];
    await rename(owner, 'Sunrise Bakery');
    await people.join(owner, partner, { role: 'owner' });
    const practice = await people.practice(adviser);
    await people.client(adviser, practice.id, owner);
    const expected = {
      id: owner.id,
      name: 'Sunrise Bakery',
      owners: [owner.email, partner.email],
      plan: 'starter',
      people: 2,
      practices: 1,
      createdAt: expect.any(String),
    };
    expect((await businesses('rise bak')).items).toEqual([expected]);
    expect((await businesses(owner.email)).items).toEqual([expected]);
    expect((await businesses('100%')).items).toEqual([]);
  });

  it('is in pages, the newest first', async () => {
    const owners = [await people.add('page'), await people.add('page'), await people.add('page')];
    const read = (cursor?: string) =>
      identity.rpc.call(rpc.identity.allBusinesses, { search: 'page', limit: 2, ...(cursor && { cursor }) });
    const first = await read();
    const second = await read(first.nextCursor ?? '');
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      owners.map(({ id }) => id).toReversed(),
    );
    expect(second.nextCursor).toBeNull();
  });
});

describe('the list of practices', () => {
  it('has names, emails of admins, plans and counts, without closed ones', async () => {
    const [adviser, worker, owner] = [await people.add('adv'), await people.add(), await people.add()];
    const { id } = await people.practice(adviser, 'Quarry Advisers');
    await people.staff(adviser, id, worker);
    await people.client(adviser, id, owner);
    expect((await practices('quarry')).items).toEqual([
      {
        id,
        name: 'Quarry Advisers',
        admins: [adviser.email],
        plan: 'starter',
        staff: 2,
        clients: 1,
        manager: null,
        managerBy: null,
        createdAt: expect.any(String),
      },
    ]);
    expect((await practices(adviser.email)).items).toHaveLength(1);
    await identity.query('update practices set closed_at = now() where id = $1', [id]);
    expect((await practices('quarry')).items).toEqual([]);
  });
});

describe('a plan', () => {
  it('of any business and of a practice goes to billing under its id', async () => {
    const owner = await people.add();
    await people.givePlan(owner.id, 'professional');
    const added = { ...actingForSelf(owner.id), name: 'Second shop' };
    const second = await identity.rpc.call(rpc.identity.addBusiness, added);
    const practice = await people.practice(owner);
    gifts.length = 0;
    for (const id of [owner.id, second.id])
      await identity.rpc.call(rpc.identity.givePlan, {
        actorId: admin.id,
        userId: userId.parse(id),
        ...given,
      });
    await give(admin, practice.id);
    expect(gifts).toEqual(
      [owner.id, second.id, practice.id].map((id) => ({ actorId: admin.id, userId: id, ...given })),
    );
  });

  it('needs an administrator, and an id that exists', async () => {
    const owner = await people.add();
    const practice = await people.practice(owner);
    const giveTo = (actor: User, id: string) =>
      identity.rpc.call(rpc.identity.givePlan, { actorId: actor.id, userId: userId.parse(id), ...given });
    gifts.length = 0;
    expect(await outcomeOf(giveTo(admin, randomUUID()))).toBe('USER_NOT_FOUND');
    expect(await outcomeOf(giveTo(admin, practice.id))).toBe('USER_NOT_FOUND');
    expect(await outcomeOf(give(admin, practiceId.parse(owner.id)))).toBe('PRACTICE_NOT_FOUND');
    expect(await outcomeOf(giveTo(owner, owner.id))).toBe('FORBIDDEN');
    expect(await outcomeOf(give(owner, practice.id))).toBe('FORBIDDEN');
    expect(gifts).toEqual([]);
  });

  it('of a practice raises its clients, and gateways learn which practices count', async () => {
    const [adviser, owner] = [await people.add(), await people.add()];
    const { id } = await people.practice(adviser);
    await people.client(adviser, id, owner);
    await changePlan(id, 'master', 1);
    const admitted = await people.admit(owner);
    expect(admitted).toMatchObject({ plan: 'professional', practices: [id] });
    await eventually(
      async () => people.published,
      (all) => all.some(({ data }) => data['practiceId'] === id),
    );
    await changePlan(id, 'starter', 2);
    expect(await people.admit(owner)).toMatchObject({ plan: 'starter', practices: [id] });
    await identity.rpc.call(rpc.identity.endClient, {
      ...actingForSelf(adviser.id),
      practiceId: id,
      client: firstBusinessOf(owner),
    });
    expect(await people.admit(owner)).toMatchObject({ practices: [] });
  });
});

describe('a manager', () => {
  it('is due five days after the plan, and then seen by the staff', async () => {
    const [adviser, worker] = [await people.add(), await people.add()];
    const { id } = await people.practice(adviser, 'Managed');
    await people.staff(adviser, id, worker);
    await changePlan(id, 'master', 1);
    await identity.query(`update practices set master_since = '2026-03-02T10:00:00Z' where id = $1`, [id]);
    const seen = async () =>
      (await identity.rpc.call(rpc.identity.practices, { userId: worker.id })).map((practice) => [
        practice.manager,
        practice.managerBy,
      ]);
    expect(await seen()).toEqual([[null, '2026-03-07']]);
    expect(await assign(admin, id, manager)).toMatchObject({ id, manager, managerBy: null });
    expect(await seen()).toEqual([[manager, null]]);
    expect(await assign(admin, id, null)).toMatchObject({ manager: null, managerBy: '2026-03-07' });
    const entries = await identity.query(
      `select actor, action from audit_entries where subject_id = $1 and action like 'practice.manager%' order by at`,
      [id],
    );
    expect(entries).toEqual([
      { actor: admin.id, action: 'practice.manager-assigned' },
      { actor: admin.id, action: 'practice.manager-removed' },
    ]);
  });

  it('has the picture of an account of the operator, and no other', async () => {
    const [adviser, outsider, max] = [await people.add(), await people.add(), await people.add('max')];
    const { id } = await people.practice(adviser, 'Pictured');
    await assign(admin, id, { ...manager, email: max.email });
    const of = ({ id: userId }: User) => ({ userId, practiceId: id });
    const seen = async () => [
      (await identity.rpc.call(rpc.identity.practices, { userId: adviser.id }))[0]?.managerPicture,
      (await identity.rpc.call(rpc.identity.practiceManager, of(adviser))).userId,
    ];
    await identity.rpc.call(rpc.identity.setPicture, { ...actingForSelf(max.id), version: 'one' });
    expect(await seen()).toEqual([null, null]);
    await identity.query(`update users set role = 'reviewer' where id = $1`, [max.id]);
    expect(await seen()).toEqual([`/api/practices/${id}/manager/picture?v=one`, max.id]);
    const ofOutsider = identity.rpc.call(rpc.identity.practiceManager, of(outsider));
    expect(await outcomeOf(ofOutsider)).toBe('PRACTICE_NOT_FOUND');
    await identity.rpc.call(rpc.identity.setPicture, { ...actingForSelf(max.id), version: null });
    expect(await seen()).toEqual([null, null]);
  });

  it('is assigned by an administrator only, to a practice that exists', async () => {
    const adviser = await people.add();
    const { id } = await people.practice(adviser);
    expect(await outcomeOf(assign(adviser, id, manager))).toBe('FORBIDDEN');
    expect(await outcomeOf(assign(admin, practiceId.parse(randomUUID()), manager))).toBe(
      'PRACTICE_NOT_FOUND',
    );
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type EventContract,
  type EventEnvelope,
  events,
  type Grant,
  memberAreas,
  rpc,
  sessionId,
  type User,
  type UserId,
} from '@groundwork/contracts';
import { holdRelay, type RunningService } from '@groundwork/testing';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { ann, outcomeOf, runIdentity, signUp, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, forBusiness, People, tokenOf } from '../../../testing/people.ts';

jest.setTimeout(6 * slowCallMs);

let identity: RunningService;
let people: People;
let streams: JetStreamManager;
let owner: User;
let member: User;
let grant: Grant;
let released: Promise<void> = Promise.resolve();

beforeAll(async () => {
  identity = await runIdentity();
  people = new People(identity);
  streams = await jetstreamManager(identity.connection, { checkAPI: false });
});
afterAll(() => identity.stop());
beforeEach(async () => {
  [owner, member] = [await people.add('owner'), await people.add('member')];
  grant = await people.join(owner, member);
});
afterEach(() => released);

const lastOf = async ({ subject }: EventContract): Promise<EventEnvelope | undefined> =>
  (await streams.streams.getMessage('EVENTS', { last_by_subj: subject }))?.json<EventEnvelope>();

async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  ({ released } = await holdRelay(identity));
  return work();
}

const change = (body: object) =>
  identity.rpc.call(rpc.identity.changeGrant, {
    ...forBusiness(firstBusinessOf(owner), owner),
    grantId: grant.id,
    change: body,
  });

describe('while the relay is busy, the stream has the event before the reply to', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['an end', () => people.end(owner, grant.id), { state: 'ended' }],
    [
      'a narrowed access',
      () => change({ areas: { ...memberAreas, banking: 'none' } }),
      { areas: { ...memberAreas, banking: 'none' } },
    ],
    [
      'a leave',
      () =>
        identity.rpc.call(rpc.identity.leaveBusiness, {
          ...actingForSelf(member.id),
          id: firstBusinessOf(owner),
        }),
      { state: 'ended' },
    ],
  ])('%s', async (_, end, data) => {
    await whileHeld(end);
    expect(await lastOf(events.grantChanged)).toMatchObject({ aggregateId: grant.id, data });
  });

  it('a hand-over', async () => {
    const next = await people.add('next');
    const terms = { role: 'owner', handOver: true, password: ann.password, email: next.email } as const;
    const token = tokenOf(await people.invite(owner, terms));
    const own = (await people.people(owner)).find(({ holder }) => holder.id === owner.id);
    await whileHeld(() => people.accept(next, token));
    const [narrowed] = await identity.query(
      `select published_at from outbox where type = 'grant.changed' and aggregate_id = $1
       order by aggregate_version desc limit 1`,
      [own?.id],
    );
    expect(narrowed?.['published_at']).toBeInstanceOf(Date);
  });

  it('the removal of staff, the end of a client and the end of a practice', async () => {
    const [admin, worker] = [await people.add('admin'), await people.add('worker')];
    const { id: practiceId } = await people.practice(admin);
    await people.staff(admin, practiceId, worker);
    const clients = [
      await people.client(admin, practiceId, owner),
      await people.client(admin, practiceId, member),
    ];
    const acting = { ...actingForSelf(admin.id), practiceId };
    await whileHeld(() => identity.rpc.call(rpc.identity.removeStaff, { ...acting, personId: worker.id }));
    const removed = { practiceId, personIds: expect.arrayContaining([worker.id]) as unknown };
    expect(await lastOf(events.practiceChanged)).toMatchObject({ data: removed });
    await released;
    const first = firstBusinessOf(owner);
    await whileHeld(() => identity.rpc.call(rpc.identity.endClient, { ...acting, client: first }));
    expect(await lastOf(events.grantChanged)).toMatchObject({ aggregateId: clients[0]?.id });
    await released;
    const closing = { ...acting, password: ann.password };
    await whileHeld(() => identity.rpc.call(rpc.identity.closePractice, closing, slowCallMs));
    expect(await lastOf(events.grantChanged)).toMatchObject({
      aggregateId: clients[1]?.id,
      data: { state: 'ended' },
    });
  });

  it('a sign-out', async () => {
    const { token, user } = await signUp(identity, 'leaving@example.com');
    await whileHeld(() => identity.rpc.call(rpc.identity.logout, { token }));
    expect(await lastOf(events.sessionRevoked)).toMatchObject({ userId: user.id });
  });
});

/** The first call died between its commit and its reply: its event is only in the outbox. */
async function repeat(call: () => Promise<unknown>, { type }: EventContract, of: string): Promise<string> {
  expect(await outcomeOf(call())).toBe('in');
  const newest = `select id, published_at is not null as "isPublished" from outbox
    where type = $1 and $2 in (aggregate_id, user_id::text) order by id desc limit 1`;
  return whileHeld(async () => {
    const [event] = await identity.query(newest, [type, of]);
    await identity.query('update outbox set published_at = null where id = $1', [event?.['id']]);
    const outcome = await outcomeOf(call());
    expect(await identity.query(newest, [type, of])).toEqual([{ id: event?.['id'], isPublished: true }]);
    return outcome;
  });
}

describe('while the relay is busy, the stream has the event of a call that died before the reply to a repeated', () => {
  it('sign-out', async () => {
    const { token, user } = await signUp(identity, 'leaving-twice@example.com');
    const logout = () => identity.rpc.call(rpc.identity.logout, { token });
    expect(await repeat(logout, events.sessionRevoked, user.id)).toBe('in');
  });

  it('end of a session, also by an admin', async () => {
    const [session] = await identity.query('select id from sessions where user_id = $1', [member.id]);
    const own = { ...actingForSelf(member.id), id: sessionId.parse(session?.['id']) };
    const end = () => identity.rpc.call(rpc.identity.endSession, own);
    expect(await repeat(end, events.sessionRevoked, member.id)).toBe('SESSION_NOT_FOUND');
    await released;
    const byAdmin = { actorId: await adminId(), userId: owner.id };
    const endAll = () => identity.rpc.call(rpc.identity.endSessionsOfUser, byAdmin);
    expect(await repeat(endAll, events.sessionRevoked, owner.id)).toBe('in');
  });

  it('change of a role', async () => {
    const request = { actorId: await adminId(), userId: member.id, role: 'reviewer' } as const;
    const changeRole = () => identity.rpc.call(rpc.identity.changeRole, request);
    expect(await repeat(changeRole, events.userRoleChanged, member.id)).toBe('in');
  });

  it('end of a grant', async () => {
    expect(await repeat(() => people.end(owner, grant.id), events.grantChanged, grant.id)).toBe('in');
  });

  it('leave', async () => {
    const own = { ...actingForSelf(member.id), id: firstBusinessOf(owner) };
    const leave = () => identity.rpc.call(rpc.identity.leaveBusiness, own);
    expect(await repeat(leave, events.grantChanged, grant.id)).toBe('BUSINESS_NOT_FOUND');
  });

  it('removal of staff, end of a client and end of a practice', async () => {
    const [admin, worker] = [await people.add('admin'), await people.add('worker')];
    const { id: practiceId } = await people.practice(admin);
    await people.staff(admin, practiceId, worker);
    const first = await people.client(admin, practiceId, owner);
    const second = await people.client(admin, practiceId, member);
    const acting = { ...actingForSelf(admin.id), practiceId };
    const remove = () => identity.rpc.call(rpc.identity.removeStaff, { ...acting, personId: worker.id });
    expect(await repeat(remove, events.practiceChanged, practiceId)).toBe('STAFF_NOT_FOUND');
    await released;
    const ofClient = { ...acting, client: firstBusinessOf(owner) };
    const end = () => identity.rpc.call(rpc.identity.endClient, ofClient);
    expect(await repeat(end, events.grantChanged, first.id)).toBe('CLIENT_NOT_FOUND');
    await released;
    const closing = { ...acting, password: ann.password };
    const close = () => identity.rpc.call(rpc.identity.closePractice, closing, slowCallMs);
    expect(await repeat(close, events.grantChanged, second.id)).toBe('PRACTICE_NOT_FOUND');
  });
});

async function adminId(): Promise<UserId> {
  const { id } = await people.add('operator');
  await identity.query(`update users set role = 'user' where role = 'admin'`);
  await identity.query(`update users set role = 'admin' where id = $1`, [id]);
  return id;
}

const addStuck = ({ type }: EventContract, of: string) =>
  identity.query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, occurred_at,
       correlation_id, traceparent, data) values (gen_random_uuid(), $1, 1, 'lost.v1', $2::text, 1, $2::uuid, now(), '', '', '{}')`,
    [type, of],
  );
const removeStuck = () => identity.query(`delete from outbox where subject = 'lost.v1'`);

it('an event of another business that no stream accepts fails no sign-up and no end', async () => {
  const business = firstBusinessOf(owner);
  await addStuck(events.grantChanged, business);
  const next = await people.add('unrelated');
  const other = await people.join(next, member);
  expect(await people.end(next, other.id)).toMatchObject({ state: 'ended' });
  const own = { ...actingForSelf(member.id), id: business };
  const leave = identity.rpc.call(rpc.identity.leaveBusiness, own, slowCallMs);
  await expect(leave).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await removeStuck();
});

it('an outsider is refused at once, also while an event of the business or the practice is stuck', async () => {
  const outsider = await people.add('outsider');
  const { id: practiceId } = await people.practice(owner);
  const business = firstBusinessOf(owner);
  await addStuck(events.grantChanged, business);
  await addStuck(events.practiceChanged, practiceId);
  const acting = actingForSelf(outsider.id);
  const of = { ...acting, practiceId };
  const outcomes = await Promise.all(
    [
      identity.rpc.call(rpc.identity.leaveBusiness, { ...acting, id: business }, slowCallMs),
      identity.rpc.call(rpc.identity.removeStaff, { ...of, personId: owner.id }, slowCallMs),
      identity.rpc.call(rpc.identity.closePractice, { ...of, password: ann.password }, slowCallMs),
    ].map(outcomeOf),
  );
  await removeStuck();
  expect(outcomes).toEqual(['BUSINESS_NOT_FOUND', 'PRACTICE_NOT_FOUND', 'PRACTICE_NOT_FOUND']);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type EventContract,
  type EventEnvelope,
  events,
  type Grant,
  memberAreas,
  rpc,
  type User,
} from '@groundwork/contracts';
import { holdRelay, type RunningService } from '@groundwork/testing';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { ann, runIdentity, signUp, slowCallMs } from '../../../testing/identity.ts';
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

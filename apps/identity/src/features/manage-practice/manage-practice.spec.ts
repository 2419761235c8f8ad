import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  events,
  type PracticeId,
  type PracticeRole,
  rpc,
  type User,
  type UserId,
} from '@groundwork/contracts';
import { eventually, type RunningService, SettableClock } from '@groundwork/testing';
import { outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People, tokenOf } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

let identity: RunningService;
let people: People;
let admin: User;
let worker: User;
let outsider: User;
let practiceId: PracticeId;

beforeAll(async () => {
  identity = await runIdentity({}, undefined, new SettableClock('2026-03-02T10:00:00Z'));
  people = new People(identity);
  people.listen(events.practiceChanged);
});
afterAll(() => identity.stop());
beforeEach(async () => {
  [admin, worker, outsider] = [await people.add('admin'), await people.add('worker'), await people.add()];
  practiceId = (await people.practice(admin)).id;
  await people.staff(admin, practiceId, worker);
});

const of = (person: User) => ({ ...actingForSelf(person.id), practiceId });
const changeStaff = (by: User, personId: UserId, role: PracticeRole) =>
  identity.rpc.call(rpc.identity.changeStaff, { ...of(by), personId, role });
const removeStaff = (by: User, personId: UserId) =>
  identity.rpc.call(rpc.identity.removeStaff, { ...of(by), personId });
const client = { kind: 'client', email: 'client@example.com' } as const;

describe('a practice', () => {
  it('is listed for its staff with their role and its clients', async () => {
    await people.client(admin, practiceId, outsider);
    const list = (person: User) => identity.rpc.call(rpc.identity.practices, { userId: person.id });
    expect(await list(worker)).toMatchObject([
      { id: practiceId, name: 'Reyes Advisers', role: 'staff', plan: 'starter', clients: 1 },
    ]);
    expect(await list(outsider)).toEqual([]);
    const staff = await identity.rpc.call(rpc.identity.practiceStaff, { userId: worker.id, practiceId });
    expect(staff).toEqual([
      { id: admin.id, name: 'Ann Lee', email: admin.email, role: 'admin' },
      { id: worker.id, name: 'Ann Lee', email: worker.email, role: 'staff' },
    ]);
  });

  it.each<[string, () => Promise<unknown>, (by: User) => Promise<unknown>]>([
    [
      'renamed',
      () => Promise.resolve(),
      (by) => identity.rpc.call(rpc.identity.changePractice, { ...of(by), name: 'New' }),
    ],
    ['extended', () => Promise.resolve(), (by) => people.inviteToPractice(by, practiceId, client)],
    ['reduced', () => Promise.resolve(), (by) => removeStaff(by, worker.id)],
    [
      'separated from a client',
      () => people.client(admin, practiceId, outsider),
      (by) => identity.rpc.call(rpc.identity.endClient, { ...of(by), client: firstBusinessOf(outsider) }),
    ],
    [
      'listed with its invitations',
      () => Promise.resolve(),
      (by) => identity.rpc.call(rpc.identity.practiceInvitations, { userId: by.id, practiceId }),
    ],
  ])('is %s by an admin only', async (_, prepare, run) => {
    await prepare();
    expect(await outcomeOf(run(worker))).toBe('FORBIDDEN');
    expect(await outcomeOf(run(outsider))).toBe('PRACTICE_NOT_FOUND');
    expect(await outcomeOf(run(admin))).toBe('in');
  });

  it('has an admin, also if two demote each other at once', async () => {
    expect(await outcomeOf(changeStaff(admin, admin.id, 'staff'))).toBe('LAST_ADMIN');
    expect(await outcomeOf(removeStaff(admin, admin.id))).toBe('LAST_ADMIN');
    expect(await changeStaff(admin, worker.id, 'admin')).toMatchObject({ role: 'admin' });
    const outcomes = await Promise.all([
      outcomeOf(changeStaff(admin, worker.id, 'staff')),
      outcomeOf(changeStaff(worker, admin.id, 'staff')),
    ]);
    expect(outcomes.sort()).toEqual(['FORBIDDEN', 'in']);
  });

  it('announces who joined, changed or left, also the person who is gone', async () => {
    await removeStaff(admin, worker.id);
    const changes = await eventually(
      async () => people.published.filter(({ aggregateId }) => aggregateId === practiceId),
      (all) => all.length === 3,
    );
    const persons = changes.map(({ data }) => (data['personIds'] as string[]).toSorted());
    const both = [admin.id, worker.id].toSorted();
    expect(persons).toEqual([[admin.id], both, both]);
    expect(await outcomeOf(removeStaff(admin, worker.id))).toBe('STAFF_NOT_FOUND');
  });

  it('has two clients with the plan starter, and more with the plan master', async () => {
    for (let n = 0; n < 2; n += 1) await people.client(admin, practiceId, await people.add());
    const invite = () => outcomeOf(people.inviteToPractice(admin, practiceId, client));
    expect(await invite()).toBe('CLIENT_LIMIT');
    await people.makeMaster(practiceId);
    expect(await invite()).toBe('in');
    expect(await invite()).toBe('INVITATION_OPEN');
  });

  it('sends two hundred invitations a day', async () => {
    const { invitation } = await people.inviteToPractice(admin, practiceId, client);
    await identity.query(
      `insert into invitations (id, token_hash, kind, email, practice_id, created_by, created_at, expires_at, state)
       select gen_random_uuid(), token_hash || n, kind, n || email, practice_id, created_by, created_at, expires_at, 'declined'
       from invitations, generate_series(1, 197) n where id = $1`,
      [invitation.id],
    );
    const invite = (email: string) =>
      outcomeOf(people.inviteToPractice(admin, practiceId, { kind: 'staff', email }));
    expect(await invite('last@example.com')).toBe('in');
    expect(await invite('next@example.com')).toBe('TOO_MANY_INVITATIONS');
  });

  it('counts its clients again at the acceptance', async () => {
    const sent = await people.inviteToPractice(admin, practiceId, { kind: 'client', email: outsider.email });
    for (let n = 0; n < 2; n += 1) await people.client(admin, practiceId, await people.add());
    expect(await outcomeOf(people.accept(outsider, tokenOf(sent)))).toBe('CLIENT_LIMIT');
  });

  it('invites each person once', async () => {
    await people.client(admin, practiceId, outsider);
    const again = { kind: 'client', email: outsider.email } as const;
    expect(await outcomeOf(people.inviteToPractice(admin, practiceId, again))).toBe('ALREADY_HERE');
    const staff = { kind: 'staff', email: worker.email } as const;
    expect(await outcomeOf(people.inviteToPractice(admin, practiceId, staff))).toBe('ALREADY_HERE');
  });

  it('withdraws an open invitation of its own', async () => {
    const { invitation } = await people.inviteToPractice(admin, practiceId, client);
    const withdraw = (by: User, of: PracticeId) =>
      outcomeOf(
        identity.rpc.call(rpc.identity.withdrawPracticeInvitation, {
          ...actingForSelf(by.id),
          practiceId: of,
          invitationId: invitation.id,
        }),
      );
    const foreign = await people.practice(outsider);
    expect(await withdraw(outsider, foreign.id)).toBe('INVITATION_NOT_FOUND');
    expect(await withdraw(admin, practiceId)).toBe('in');
    const list = await identity.rpc.call(rpc.identity.practiceInvitations, { userId: admin.id, practiceId });
    expect(list).toContainEqual({ ...invitation, state: 'withdrawn' });
  });

  it('sends no invitation of an admin who is no longer one', async () => {
    await changeStaff(admin, worker.id, 'admin');
    const sent = await people.inviteToPractice(worker, practiceId, { kind: 'staff', email: outsider.email });
    await removeStaff(admin, worker.id);
    expect(await outcomeOf(people.accept(outsider, tokenOf(sent)))).toBe('INVITATION_WITHDRAWN');
  });
});

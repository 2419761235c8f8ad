import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Role, rpc, type StaffRequestId, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { PruneExpired } from '../prune-expired/prune-expired.use-case.ts';
import { outcomeOf, publicUrl, runIdentity, signUp, slowCallMs } from '../../../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;
let [ada, ben, cem, owner]: UserId[] = [];
let userCount = 0;

const newUser = async () => (await signUp(identity, `person${(userCount += 1)}@example.com`)).user.id;
const setRole = (id: UserId, role: Role) =>
  identity.query('update users set role = $2 where id = $1', [id, role]);

beforeAll(async () => {
  identity = await runIdentity();
  [ada, ben, cem] = [await newUser(), await newUser(), await newUser()];
});
afterAll(() => identity.stop());
beforeEach(async () => {
  await identity.query('delete from staff_requests');
  await identity.query(`update users set role = 'user'`);
  for (const id of [ada!, ben!, cem!]) await setRole(id, 'admin');
  owner = await newUser();
});

const changeRole = (actorId: UserId, userId: UserId, role: Role) =>
  identity.rpc.call(rpc.identity.changeRole, { actorId, userId, role });
const issueLink = (actorId: UserId, userId: UserId) =>
  identity.rpc.call(rpc.identity.issueResetLink, { actorId, userId });
const list = (actorId: UserId) => identity.rpc.call(rpc.identity.staffRequests, { actorId });
const approve = (actorId: UserId, requestId: StaffRequestId) =>
  identity.rpc.call(rpc.identity.approveStaffRequest, { actorId, requestId });
const reject = (actorId: UserId, requestId: StaffRequestId) =>
  identity.rpc.call(rpc.identity.rejectStaffRequest, { actorId, requestId });
const roleOf = async (id: UserId) =>
  (await identity.query('select role from users where id = $1', [id]))[0]?.['role'];
const actionsOn = async (id: UserId) =>
  (await identity.query('select actor, action from audit_entries where user_id = $1 order by id', [id])).map(
    ({ actor, action }) => [actor, action],
  );

async function requestOf(userId: UserId): Promise<StaffRequestId> {
  const match = (await list(ada!)).find(({ user }) => user.id === userId);
  return match?.id ?? (randomUUID() as StaffRequestId);
}

describe('a change of a role, with several admins', () => {
  it('waits for a second admin, who applies it once, and each step is audited', async () => {
    expect(await changeRole(ada!, owner!, 'reviewer')).toMatchObject({
      role: 'user',
      pendingRole: 'reviewer',
    });
    expect(await roleOf(owner!)).toBe('user');
    const id = await requestOf(owner!);
    expect(await approve(ben!, id)).toMatchObject({ user: { id: owner, role: 'reviewer' } });
    expect(await roleOf(owner!)).toBe('reviewer');
    expect(await outcomeOf(approve(cem!, id))).toBe('REQUEST_NOT_FOUND');
    expect(await actionsOn(owner!)).toEqual([
      [ada, 'user.role-change-requested'],
      [ben, 'user.role-changed'],
    ]);
    const [last] = await identity.query(
      `select details from audit_entries where user_id = $1 and action = 'user.role-changed'`,
      [owner],
    );
    expect(last?.['details']).toEqual({ from: 'user', to: 'reviewer', requestedBy: ada });
  });

  it('cannot be approved by its requester, the concerned person, a user or a reviewer', async () => {
    await changeRole(ada!, ben!, 'user');
    const id = await requestOf(ben!);
    await setRole(owner!, 'reviewer');
    expect(await outcomeOf(approve(ada!, id))).toBe('OWN_REQUEST');
    expect(await outcomeOf(approve(ben!, id))).toBe('OWN_REQUEST');
    expect(await outcomeOf(reject(ben!, id))).toBe('OWN_REQUEST');
    for (const stranger of [owner!, randomUUID() as UserId]) {
      expect(await outcomeOf(approve(stranger, id))).toBe('FORBIDDEN');
      expect(await outcomeOf(reject(stranger, id))).toBe('FORBIDDEN');
      expect(await outcomeOf(list(stranger))).toBe('FORBIDDEN');
    }
    expect(await roleOf(ben!)).toBe('admin');
    expect(await outcomeOf(approve(cem!, id))).toBe('in');
    expect(await roleOf(ben!)).toBe('user');
  });

  it('has one effect when two admins decide at once', async () => {
    await changeRole(ada!, owner!, 'admin');
    const id = await requestOf(owner!);
    const outcomes = await Promise.all([outcomeOf(approve(ben!, id)), outcomeOf(approve(cem!, id))]);
    expect(outcomes.sort()).toEqual(['REQUEST_NOT_FOUND', 'in']);
    expect(await actionsOn(owner!)).toHaveLength(2);
  });

  it('is rejected by another admin and withdrawn by its requester', async () => {
    await changeRole(ada!, owner!, 'reviewer');
    await reject(ben!, await requestOf(owner!));
    await changeRole(ada!, owner!, 'admin');
    await reject(ada!, await requestOf(owner!));
    expect(await roleOf(owner!)).toBe('user');
    expect(await list(ada!)).toEqual([]);
    expect((await actionsOn(owner!)).map(([, action]) => action)).toEqual([
      'user.role-change-requested',
      'user.role-change-rejected',
      'user.role-change-requested',
      'user.role-change-withdrawn',
    ]);
  });

  it('gets a new id when its content changes, so an approval of the old content fails', async () => {
    await changeRole(ada!, owner!, 'reviewer');
    const seen = await requestOf(owner!);
    await changeRole(ada!, owner!, 'reviewer');
    expect(await requestOf(owner!)).toBe(seen);
    await changeRole(ada!, owner!, 'admin');
    expect(await outcomeOf(approve(ben!, seen))).toBe('REQUEST_NOT_FOUND');
    expect(await roleOf(owner!)).toBe('user');
  });

  it('expires after a day', async () => {
    await changeRole(ada!, owner!, 'reviewer');
    const [request] = await list(ada!);
    const lifetime = Date.parse(request!.expiresAt) - Date.parse(request!.createdAt);
    expect(lifetime).toBe(24 * 3_600_000);
    await identity.query(`update staff_requests set expires_at = now() - interval '1 second'`);
    expect(await list(ben!)).toEqual([]);
    expect(await outcomeOf(approve(ben!, request!.id))).toBe('REQUEST_NOT_FOUND');
    expect(await roleOf(owner!)).toBe('user');
  });

  it('of a requester who lost the admin role has no effect', async () => {
    await changeRole(ada!, owner!, 'admin');
    const id = await requestOf(owner!);
    await setRole(ada!, 'user');
    expect([await outcomeOf(approve(ben!, id)), await list(ben!)]).toEqual(['REQUEST_NOT_FOUND', []]);
    expect(await roleOf(owner!)).toBe('user');
  });

  it('disappears with the erasure of its requester or of the concerned person', async () => {
    await changeRole(ada!, owner!, 'reviewer');
    await identity.query('delete from users where id = $1', [owner]);
    expect(await list(ben!)).toEqual([]);
  });

  it('shows each admin what they can decide', async () => {
    await changeRole(ada!, ben!, 'reviewer');
    const views = await Promise.all([ada!, ben!, cem!].map(list));
    expect(views.map(([first]) => [first?.canApprove, first?.canReject])).toEqual([
      [false, true],
      [false, false],
      [true, true],
    ]);
    expect(views[2]).toMatchObject([
      { kind: 'change-role', role: 'reviewer', user: { id: ben }, requestedBy: { id: ada } },
    ]);
  });
});

describe('a change of a role, with one admin', () => {
  it('applies at once, until a second admin exists', async () => {
    await setRole(ben!, 'user');
    await setRole(cem!, 'user');
    const wishes = await Promise.all([changeRole(ada!, ben!, 'admin'), changeRole(ada!, cem!, 'admin')]);
    expect(wishes.map(({ pendingRole }) => pendingRole ?? 'applied').sort()).toEqual(['admin', 'applied']);
  });
});

describe('a reset link on a site without mail', () => {
  it('waits for a second admin, who alone receives it, once', async () => {
    const waiting = await issueLink(ada!, owner!);
    expect(waiting).toEqual({ state: 'waiting', expiresAt: expect.any(String) });
    expect(await identity.query('select 1 from one_time_links where user_id = $1', [owner])).toEqual([]);
    const id = await requestOf(owner!);
    expect(await outcomeOf(approve(ada!, id))).toBe('OWN_REQUEST');
    const { link } = await approve(ben!, id);
    expect(link?.url).toMatch(new RegExp(`^${publicUrl}/reset-password#[\\w-]{43}$`));
    const token = link?.url?.split('#')[1] ?? '';
    const reset = () =>
      outcomeOf(
        identity.rpc.call(rpc.identity.resetPassword, { token, password: 'a quite new one' }, slowCallMs),
      );
    expect([await reset(), await reset()]).toEqual(['in', 'LINK_NOT_VALID']);
    expect((await actionsOn(owner!)).slice(0, 2)).toEqual([
      [ada, 'password.reset-link-requested'],
      [ben, 'password.reset-link-issued'],
    ]);
  });

  it('is in the reply at once while one admin exists', async () => {
    await setRole(ben!, 'user');
    await setRole(cem!, 'user');
    expect(await issueLink(ada!, owner!)).toMatchObject({ state: 'created', url: expect.any(String) });
  });
});

describe('an expired request', () => {
  it('is deleted and audited by the timer', async () => {
    await changeRole(ada!, owner!, 'reviewer');
    await identity.query(`update staff_requests set expires_at = now() - interval '1 second'`);
    await identity.app.get(PruneExpired).run(new AbortController().signal);
    expect(await actionsOn(owner!)).toContainEqual(['system', 'user.role-change-expired']);
    expect(await identity.query('select 1 from staff_requests')).toEqual([]);
  });
});

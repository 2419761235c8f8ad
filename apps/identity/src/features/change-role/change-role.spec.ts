import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { events, type Role, rpc, type UserId } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { ann, outcomeOf, patientlyMs, runIdentity, runReplica, signUp } from '../../../testing/identity.ts';

const boss = 'boss@example.com';
const elder = 'elder@example.com';

jest.setTimeout(2 * patientlyMs);

let identity: RunningService;
let bossId: UserId;
let bea: UserId;
const told: unknown[] = [];
let people = 0;

beforeAll(async () => {
  identity = await runIdentity({ FIRST_ADMIN_EMAIL: boss });
  identity.connection.subscribe(events.userRoleChanged.subject, {
    callback: (_, message) => void told.push(message.json()),
  });
  bossId = (await signUp(identity, ' Boss@Example.com')).user.id;
});
afterAll(() => identity.stop());
beforeEach(async () => {
  bea = (await signUp(identity, `bea${(people += 1)}@example.com`)).user.id;
  told.length = 0;
});

const changeRole = (actorId: UserId, userId: UserId, role: Role) =>
  identity.rpc.call(rpc.identity.changeRole, { actorId, userId, role });
const roleOf = async (id: UserId) =>
  (await identity.query('select role from users where id = $1', [id]))[0]?.['role'];
const audited = (id: UserId) =>
  identity.query('select actor, action, details from audit_entries where user_id = $1 order by id', [id]);

describe('a role', () => {
  it('is changed by an admin, told to every gateway and accounted for', async () => {
    expect(await changeRole(bossId, bea, 'reviewer')).toMatchObject({ id: bea, role: 'reviewer' });
    expect(await roleOf(bea)).toBe('reviewer');
    const [event] = await eventually(
      async () => told,
      (all) => all.length > 0,
    );
    expect(event).toMatchObject({ userId: bea, aggregateVersion: 2, data: { role: 'reviewer' } });
    expect(await audited(bea)).toEqual([
      { actor: bossId, action: 'user.role-changed', details: { from: 'user', to: 'reviewer' } },
    ]);
  });

  it('that is given twice is one change', async () => {
    await changeRole(bossId, bea, 'reviewer');
    expect(await changeRole(bossId, bea, 'reviewer')).toMatchObject({ role: 'reviewer' });
    expect(await audited(bea)).toHaveLength(1);
  });

  it.each([
    ['a user', 'user'],
    ['a reviewer', 'reviewer'],
  ] as const)('is not changed by %s, whatever a gateway remembers', async (_, role) => {
    const other = (await signUp(identity, `other${(people += 1)}@example.com`)).user.id;
    await changeRole(bossId, other, role);
    expect(await outcomeOf(changeRole(other, bea, 'admin'))).toBe('FORBIDDEN');
    expect(await outcomeOf(changeRole(other, other, 'admin'))).toBe('FORBIDDEN');
    expect(await outcomeOf(changeRole(randomUUID() as UserId, bea, 'admin'))).toBe('FORBIDDEN');
    expect([await roleOf(bea), await roleOf(other)]).toEqual(['user', role]);
  });

  it('is never one’s own to change, in any spelling of the id', async () => {
    for (const id of [bossId, bossId.toUpperCase() as UserId]) {
      await expect(changeRole(bossId, id, 'user')).rejects.toMatchObject({
        kind: 'forbidden',
        code: 'OWN_ROLE',
        message: 'Nobody can change their own role',
      });
    }
    expect(await roleOf(bossId)).toBe('admin');
  });

  it('of nobody is not found', async () => {
    expect(await outcomeOf(changeRole(bossId, randomUUID() as UserId, 'admin'))).toBe('USER_NOT_FOUND');
  });

  it('leaves an admin when two demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await changeRole(bossId, bea, 'admin');
      const outcomes = await Promise.all([
        outcomeOf(changeRole(bossId, bea, 'user')),
        outcomeOf(changeRole(bea, bossId, 'user')),
      ]);
      expect(outcomes.sort()).toEqual(['FORBIDDEN', 'in']);
      await identity.query(`update users set role = 'admin' where id = $1`, [bossId]);
    }
  });
});

describe('the first admin', () => {
  it('is who signs up with the configured email, in any case, and nobody else', async () => {
    expect([await roleOf(bossId), await roleOf(bea)]).toEqual(['admin', 'user']);
    expect((await audited(bossId))[0]).toEqual({
      actor: 'system',
      action: 'user.first-admin-granted',
      details: { to: 'admin' },
    });
  });

  it('cannot be asked for: what a sign-up says of roles and plans is not heard', async () => {
    const wish = { ...ann, email: 'wish@example.com', role: 'admin', subscriptionPlan: 'master' };
    const { user } = await identity.rpc.call(rpc.identity.signup, wish);
    expect([user.role, user.subscriptionPlan]).toEqual(['user', 'starter']);
  });

  it('is granted when identity starts, to an account that was there before, once', async () => {
    const { user } = await signUp(identity, elder);
    const replicas = await Promise.all([
      runReplica(identity, { FIRST_ADMIN_EMAIL: elder }),
      runReplica(identity, { FIRST_ADMIN_EMAIL: elder }),
    ]);
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(await roleOf(user.id)).toBe('admin');
    expect(await audited(user.id)).toEqual([
      { actor: 'system', action: 'user.first-admin-granted', details: { from: 'user', to: 'admin' } },
    ]);
    const all = await eventually(
      async () => told,
      (known) => known.length > 0,
    );
    expect(all).toMatchObject([{ userId: user.id, data: { role: 'admin' } }]);
  });
});

describe('the list of users', () => {
  const list = (query: object) => identity.rpc.call(rpc.identity.listUsers, query);

  it('comes newest first, a page at a time, each once and without a hash', async () => {
    for (let n = 0; n < 7; n += 1) await signUp(identity, `page_${n}@example.com`);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await list({ search: 'PAGE_', limit: 3, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `page_${n}@example.com`));
    const { items } = await list({ search: 'page_6' });
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(
      ['id', 'email', 'firstName', 'lastName', 'role', 'subscriptionPlan', 'createdAt'].sort(),
    );
  });

  it('ends where it ends', async () => {
    expect((await list({ search: 'page_', limit: 7 })).nextCursor).toBeNull();
    expect(await list({ search: 'nobody at all' })).toEqual({ items: [], nextCursor: null });
  });

  it.each(['%', '_x', '\\', "'"])('takes %s for itself', async (search) => {
    expect((await list({ search })).items).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 201 }, { limit: 'many' }, { cursor: 'first' }, { search: ['a', 'b'] }])(
    'refuses %j',
    async (query) => {
      await expect(list(query)).rejects.toMatchObject({
        kind: 'invalid',
        details: [{ field: Object.keys(query)[0], message: expect.not.stringContaining('Invalid') }],
      });
    },
  );
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { events, type Role, rpc, type UserId } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { words } from '../../identity.wording.ts';
import { ann, outcomeOf, slowCallMs, runIdentity, signUp } from '../../../testing/identity.ts';

const admin = 'admin@example.com';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;
let adminId: UserId;
let bea: UserId;
const published: { userId: string }[] = [];
let userCount = 0;

beforeAll(async () => {
  identity = await runIdentity({ FIRST_ADMIN_EMAIL: admin });
  identity.connection.subscribe(events.userRoleChanged.subject, {
    callback: (_, message) => void published.push(message.json()),
  });
  adminId = (await signUp(identity, ' Admin@Example.com')).user.id;
});
afterAll(() => identity.stop());
beforeEach(async () => {
  bea = (await signUp(identity, `bea${(userCount += 1)}@example.com`)).user.id;
  published.length = 0;
});

const changeRole = (actorId: UserId, userId: UserId, role: Role) =>
  identity.rpc.call(rpc.identity.changeRole, { actorId, userId, role });
const roleOf = async (id: UserId) =>
  (await identity.query('select role from users where id = $1', [id]))[0]?.['role'];
const auditEntries = (id: UserId) =>
  identity.query('select actor, action, details from audit_entries where user_id = $1 order by id', [id]);

describe('a role', () => {
  it('changes by an admin, is published to each gateway, and is in the audit log', async () => {
    expect(await changeRole(adminId, bea, 'reviewer')).toMatchObject({ id: bea, role: 'reviewer' });
    expect(await roleOf(bea)).toBe('reviewer');
    const [event] = await eventually(
      async () => published.filter(({ userId }) => userId === bea),
      (all) => all.length > 0,
    );
    expect(event).toMatchObject({ userId: bea, aggregateVersion: 2, data: { role: 'reviewer' } });
    expect(await auditEntries(bea)).toEqual([
      { actor: adminId, action: 'user.role-changed', details: { from: 'user', to: 'reviewer' } },
    ]);
  });

  it('changes once when an admin assigns it twice', async () => {
    await changeRole(adminId, bea, 'reviewer');
    expect(await changeRole(adminId, bea, 'reviewer')).toMatchObject({ role: 'reviewer' });
    expect(await auditEntries(bea)).toHaveLength(1);
  });

  it.each([
    ['a user', 'user'],
    ['a reviewer', 'reviewer'],
  ] as const)('cannot be changed by %s, also when a gateway has an old role', async (_, role) => {
    const other = (await signUp(identity, `other${(userCount += 1)}@example.com`)).user.id;
    await changeRole(adminId, other, role);
    expect(await outcomeOf(changeRole(other, bea, 'admin'))).toBe('FORBIDDEN');
    expect(await outcomeOf(changeRole(other, other, 'admin'))).toBe('FORBIDDEN');
    expect(await outcomeOf(changeRole(randomUUID() as UserId, bea, 'admin'))).toBe('FORBIDDEN');
    expect([await roleOf(bea), await roleOf(other)]).toEqual(['user', role]);
  });

  it('cannot be changed by its own user, in any spelling of the id', async () => {
    for (const id of [adminId, adminId.toUpperCase() as UserId]) {
      await expect(changeRole(adminId, id, 'user')).rejects.toMatchObject({
        kind: 'forbidden',
        code: 'OWN_ROLE',
        message: words.users.ownRole,
      });
    }
    expect(await roleOf(adminId)).toBe('admin');
  });

  it('of an unknown user is not found', async () => {
    expect(await outcomeOf(changeRole(adminId, randomUUID() as UserId, 'admin'))).toBe('USER_NOT_FOUND');
  });
});

describe('the first admin', () => {
  it('is only the account with the configured email, in any case', async () => {
    expect([await roleOf(adminId), await roleOf(bea)]).toEqual(['admin', 'user']);
    expect((await auditEntries(adminId))[0]).toEqual({
      actor: 'system',
      action: 'user.first-admin-granted',
      details: { from: 'user', to: 'admin' },
    });
  });

  it('cannot be requested: a sign-up ignores a role and a plan in its body', async () => {
    const body = { ...ann, email: 'body@example.com', role: 'admin', subscriptionPlan: 'master' };
    const { user } = await identity.rpc.call(rpc.identity.signup, body);
    expect([user.role, user.subscriptionPlan]).toEqual(['user', 'starter']);
  });
});

describe('the list of users', () => {
  const list = (query: object) => identity.rpc.call(rpc.identity.listUsers, query);

  it('returns the names of given ids, and none for an unknown id', async () => {
    const { user } = await signUp(identity, 'named@example.com');
    const unknown = '01990000-0000-7000-8000-000000000000' as typeof user.id;
    const { names } = await identity.rpc.call(rpc.identity.userNames, { userIds: [user.id, unknown] });
    expect(names).toEqual([{ id: user.id, name: `${user.firstName} ${user.lastName}` }]);
  });

  it('returns each user once in pages, newest first, without a hash', async () => {
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

  it('has no cursor on its last page', async () => {
    expect((await list({ search: 'page_', limit: 7 })).nextCursor).toBeNull();
    expect(await list({ search: 'no such user' })).toEqual({ items: [], nextCursor: null });
  });

  it.each(['%', '_x', '\\', "'"])('searches for the literal text %s', async (search) => {
    expect((await list({ search })).items).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 201 }, { limit: 'many' }, { cursor: 'first' }, { search: ['a', 'b'] }])(
    'rejects %j',
    async (query) => {
      await expect(list(query)).rejects.toMatchObject({
        kind: 'invalid',
        details: [{ field: Object.keys(query)[0], message: expect.not.stringContaining('Invalid') }],
      });
    },
  );
});

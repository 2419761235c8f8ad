import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  events,
  rpc,
  type SessionId,
  type SignedIn,
  type UserId,
} from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { eventually, type RunningService } from '@groundwork/testing';
import { ann, outcomeOf, slowCallMs, runIdentity, signUp } from '../../../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const adminEmail = 'admin@example.com';

let identity: RunningService;
let userCount = 0;
const revokedHashes: string[] = [];

beforeAll(async () => {
  identity = await runIdentity({ FIRST_ADMIN_EMAIL: adminEmail });
  identity.connection.subscribe(events.sessionRevoked.subject, {
    callback: (_, message) =>
      void revokedHashes.push(...message.json<{ data: { tokenHashes: string[] } }>().data.tokenHashes),
  });
});
afterAll(() => identity.stop());

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(userCount += 1)}@example.com`);
const signIn = (email: string, password = ann.password, userAgent = firefox): Promise<SignedIn> =>
  identity.rpc.call(rpc.identity.login, { email, password, userAgent }, slowCallMs);
const list = (userId: UserId, token: string) => identity.rpc.call(rpc.identity.sessions, { userId, token });
const isOpen = async (token: string) =>
  (await identity.rpc.call(rpc.identity.verifyToken, { token })) !== null;
const auditEntries = async (userId: UserId) =>
  (
    await identity.query('select actor, action from audit_entries where user_id = $1 order by id', [userId])
  ).map(({ actor, action }) => `${String(action)} by ${actor === userId ? 'owner' : 'another user'}`);

describe('the sessions of an owner', () => {
  it('are listed with their devices, mark the current one, and contain no token or hash', async () => {
    const { token, user } = await newPerson();
    await signIn(user.email);
    const sessions = await list(user.id, token);
    expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Firefox on Linux', false],
      ['Unknown device', true],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(tokenHash(token));
  });

  it('store their last use after a minute and not before', async () => {
    const { token, user } = await newPerson();
    const lastUse = async () => (await list(user.id, token))[0]?.lastUsedAt ?? '';
    const first = await lastUse();
    await isOpen(token);
    expect(await lastUse()).toBe(first);
    await identity.query(
      `update sessions set last_used_at = last_used_at - interval '1 hour' where user_id = $1`,
      [user.id],
    );
    const oneHourBefore = await lastUse();
    await isOpen(token);
    expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(oneHourBefore) + 3_000_000);
  });

  it('can be ended one by one, and each end is published to the gateways', async () => {
    const { token, user } = await newPerson();
    const other = await signIn(user.email);
    const id = (await list(user.id, token)).find(({ current }) => !current)?.id ?? ('' as SessionId);
    await identity.rpc.call(rpc.identity.endSession, { ...actingForSelf(user.id), id });
    expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false]);
    await eventually(
      async () => revokedHashes,
      (hashes) => hashes.includes(tokenHash(other.token)),
    );
    expect(
      await outcomeOf(identity.rpc.call(rpc.identity.endSession, { ...actingForSelf(user.id), id })),
    ).toBe('SESSION_NOT_FOUND');
    expect(await auditEntries(user.id)).toEqual(['sessions.ended by owner']);
  });

  it('return 404 to another owner', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const id = (await list(two.user.id, two.token))[0]?.id ?? ('' as SessionId);
    for (const otherId of [id, randomUUID() as SessionId])
      expect(
        await outcomeOf(
          identity.rpc.call(rpc.identity.endSession, { ...actingForSelf(one.user.id), id: otherId }),
        ),
      ).toBe('SESSION_NOT_FOUND');
    expect(await isOpen(two.token)).toBe(true);
  });

  it('can all be ended except the current one', async () => {
    const { token, user } = await newPerson();
    const others = [await signIn(user.email), await signIn(user.email)];
    const end = () => identity.rpc.call(rpc.identity.endOtherSessions, { ...actingForSelf(user.id), token });
    expect(await end()).toEqual({ signedOut: 2 });
    expect(await end()).toEqual({ signedOut: 0 });
    expect(await Promise.all([token, ...others.map((each) => each.token)].map(isOpen))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('can all be ended by an administrator, and by no other user', async () => {
    const admin = await signUp(identity, adminEmail);
    const { token, user } = await newPerson();
    const end = (actorId: UserId) =>
      identity.rpc.call(rpc.identity.endSessionsOfUser, { actorId, userId: user.id });
    expect(await outcomeOf(end(user.id))).toBe('FORBIDDEN');
    expect(await end(admin.user.id)).toEqual({ signedOut: 1 });
    expect(await isOpen(token)).toBe(false);
    expect(await auditEntries(user.id)).toEqual(['sessions.ended by another user']);
  });
});

describe('a change of the password', () => {
  const change = ({ user, token }: SignedIn, currentPassword: string, newPassword: string): Promise<string> =>
    outcomeOf(
      identity.rpc.call(
        rpc.identity.changePassword,
        { ...actingForSelf(user.id), token, currentPassword, newPassword },
        slowCallMs,
      ),
    );

  it('needs the old password and ends each other session', async () => {
    const person = await newPerson();
    const other = await signIn(person.user.email);
    expect(await change(person, 'a wrong guess', 'a quite new one')).toBe('WRONG_PASSWORD');
    expect(await isOpen(other.token)).toBe(true);
    expect(await change(person, ann.password, 'a quite new one')).toBe('in');
    expect([await isOpen(person.token), await isOpen(other.token)]).toEqual([true, false]);
    expect(await outcomeOf(signIn(person.user.email))).toBe('BAD_CREDENTIALS');
    expect(await outcomeOf(signIn(person.user.email, 'a quite new one'))).toBe('in');
    expect(await auditEntries(person.user.id)).toEqual(['password.changed by owner']);
  });

  it('rejects a common password at the field of the new password', async () => {
    const { user, token } = await newPerson();
    const call = identity.rpc.call(rpc.identity.changePassword, {
      ...actingForSelf(user.id),
      token,
      currentPassword: ann.password,
      newPassword: 'Password123',
    });
    await expect(call).rejects.toMatchObject({
      code: 'COMMON_PASSWORD',
      details: [{ field: 'newPassword' }],
    });
  });

  it('limits guesses of the old password from an open session', async () => {
    const person = await newPerson();
    const outcomes: string[] = [];
    for (let times = 0; times < 11; times += 1) outcomes.push(await change(person, 'a guess', 'a new horse'));
    expect(outcomes.at(-1)).toBe('TOO_MANY_SIGN_INS');
    expect(outcomes.filter((outcome) => outcome === 'WRONG_PASSWORD')).toHaveLength(10);
  });
});

describe('name and picture', () => {
  it('change for their owner, and each change is published to the gateways', async () => {
    const { user } = await newPerson();
    const published: unknown[] = [];
    identity.connection.subscribe(events.userChanged.subject, {
      callback: (_, message) => void published.push(message.json()),
    });
    const { userId } = { userId: user.id };
    const renamed = await identity.rpc.call(rpc.identity.changeName, {
      ...actingForSelf(userId),
      firstName: ' Anna ',
      lastName: 'O’Neill',
    });
    expect(renamed).toMatchObject({ firstName: 'Anna', lastName: 'O’Neill' });
    const pictured = await identity.rpc.call(rpc.identity.setPicture, {
      ...actingForSelf(userId),
      version: 'abc1',
    });
    expect(pictured.profileImageUrl).toBe('/api/account/picture?v=abc1');
    const bare = await identity.rpc.call(rpc.identity.setPicture, {
      ...actingForSelf(userId),
      version: null,
    });
    expect(bare.profileImageUrl).toBeNull();
    await eventually(
      async () => published,
      (all) => all.length === 3,
    );
    expect(published).toMatchObject([2, 3, 4].map((aggregateVersion) => ({ userId, aggregateVersion })));
  });
});

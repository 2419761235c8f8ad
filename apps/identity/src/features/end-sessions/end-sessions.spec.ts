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
import { ann, outcomeOf, patientlyMs, runIdentity, signUp } from '../../../testing/identity.ts';

jest.setTimeout(2 * patientlyMs);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const boss = 'boss@example.com';

let identity: RunningService;
let people = 0;
const told: string[] = [];

beforeAll(async () => {
  identity = await runIdentity({ FIRST_ADMIN_EMAIL: boss });
  identity.connection.subscribe(events.sessionRevoked.subject, {
    callback: (_, message) =>
      void told.push(...message.json<{ data: { tokenHashes: string[] } }>().data.tokenHashes),
  });
});
afterAll(() => identity.stop());

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(people += 1)}@example.com`);
const signIn = (email: string, password = ann.password, userAgent = firefox): Promise<SignedIn> =>
  identity.rpc.call(rpc.identity.login, { email, password, userAgent }, patientlyMs);
const list = (userId: UserId, token: string) => identity.rpc.call(rpc.identity.sessions, { userId, token });
const isOpen = async (token: string) =>
  (await identity.rpc.call(rpc.identity.verifyToken, { token })) !== null;
const audited = async (userId: UserId) =>
  (
    await identity.query('select actor, action from audit_entries where user_id = $1 order by id', [userId])
  ).map(({ actor, action }) => `${String(action)} by ${actor === userId ? 'owner' : 'somebody else'}`);

describe('the sessions of an owner', () => {
  it('are listed with their device, the asking one marked, and without a token or its hash', async () => {
    const { token, user } = await newPerson();
    await signIn(user.email);
    const sessions = await list(user.id, token);
    expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Firefox on Linux', false],
      ['Unknown device', true],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(tokenHash(token));
  });

  it('say when they were last used, written when a minute has passed and not before', async () => {
    const { token, user } = await newPerson();
    const lastUse = async () => (await list(user.id, token))[0]?.lastUsedAt ?? '';
    const first = await lastUse();
    await isOpen(token);
    expect(await lastUse()).toBe(first);
    await identity.query(
      `update sessions set last_used_at = last_used_at - interval '1 hour' where user_id = $1`,
      [user.id],
    );
    const anHourAgo = await lastUse();
    await isOpen(token);
    expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(anHourAgo) + 3_000_000);
  });

  it('are ended one by one, and every gateway is told', async () => {
    const { token, user } = await newPerson();
    const other = await signIn(user.email);
    const id = (await list(user.id, token)).find(({ current }) => !current)?.id ?? ('' as SessionId);
    await identity.rpc.call(rpc.identity.endSession, { ...actingForSelf(user.id), id });
    expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false]);
    await eventually(
      async () => told,
      (hashes) => hashes.includes(tokenHash(other.token)),
    );
    expect(
      await outcomeOf(identity.rpc.call(rpc.identity.endSession, { ...actingForSelf(user.id), id })),
    ).toBe('SESSION_NOT_FOUND');
    expect(await audited(user.id)).toEqual(['sessions.ended by owner']);
  });

  it('of somebody else do not exist', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const id = (await list(two.user.id, two.token))[0]?.id ?? ('' as SessionId);
    for (const foreign of [id, randomUUID() as SessionId])
      expect(
        await outcomeOf(
          identity.rpc.call(rpc.identity.endSession, { ...actingForSelf(one.user.id), id: foreign }),
        ),
      ).toBe('SESSION_NOT_FOUND');
    expect(await isOpen(two.token)).toBe(true);
  });

  it('end together but for the one that asks', async () => {
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

  it('end all at an administrator’s word, and at nobody else’s', async () => {
    const admin = await signUp(identity, boss);
    const { token, user } = await newPerson();
    const end = (actorId: UserId) =>
      identity.rpc.call(rpc.identity.endSessionsOfUser, { actorId, userId: user.id });
    expect(await outcomeOf(end(user.id))).toBe('FORBIDDEN');
    expect(await end(admin.user.id)).toEqual({ signedOut: 1 });
    expect(await isOpen(token)).toBe(false);
    expect(await audited(user.id)).toEqual(['sessions.ended by somebody else']);
  });
});

describe('changing the password', () => {
  const change = ({ user, token }: SignedIn, currentPassword: string, newPassword: string): Promise<string> =>
    outcomeOf(
      identity.rpc.call(
        rpc.identity.changePassword,
        { ...actingForSelf(user.id), token, currentPassword, newPassword },
        patientlyMs,
      ),
    );

  it('asks for the old one, and signs every other session out', async () => {
    const person = await newPerson();
    const other = await signIn(person.user.email);
    expect(await change(person, 'a wrong guess', 'a quite new one')).toBe('WRONG_PASSWORD');
    expect(await isOpen(other.token)).toBe(true);
    expect(await change(person, ann.password, 'a quite new one')).toBe('in');
    expect([await isOpen(person.token), await isOpen(other.token)]).toEqual([true, false]);
    expect(await outcomeOf(signIn(person.user.email))).toBe('BAD_CREDENTIALS');
    expect(await outcomeOf(signIn(person.user.email, 'a quite new one'))).toBe('in');
    expect(await audited(person.user.id)).toEqual(['password.changed by owner']);
  });

  it('refuses a common one, at the field of the new password', async () => {
    const { user, token } = await newPerson();
    const call = identity.rpc.call(rpc.identity.changePassword, {
      ...{ ...actingForSelf(user.id), token },
      ...{ currentPassword: ann.password, newPassword: 'Password123' },
    });
    await expect(call).rejects.toMatchObject({
      code: 'COMMON_PASSWORD',
      details: [{ field: 'newPassword' }],
    });
  });

  it('lets nobody guess the old one from an open session without end', async () => {
    const person = await newPerson();
    const outcomes: string[] = [];
    for (let times = 0; times < 11; times += 1) outcomes.push(await change(person, 'a guess', 'a new horse'));
    expect(outcomes.at(-1)).toBe('TOO_MANY_SIGN_INS');
    expect(outcomes.filter((outcome) => outcome === 'WRONG_PASSWORD')).toHaveLength(10);
  });
});

describe('name and picture', () => {
  it('are changed by their owner, and every gateway asks again who this is', async () => {
    const { user } = await newPerson();
    const heard: unknown[] = [];
    identity.connection.subscribe(events.userChanged.subject, {
      callback: (_, message) => void heard.push(message.json()),
    });
    const { userId } = { userId: user.id };
    const renamed = await identity.rpc.call(rpc.identity.changeName, {
      ...{ ...actingForSelf(userId), firstName: ' Anna ', lastName: 'O’Neill' },
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
      async () => heard,
      (all) => all.length === 3,
    );
    expect(heard).toMatchObject([2, 3, 4].map((aggregateVersion) => ({ userId, aggregateVersion })));
  });
});

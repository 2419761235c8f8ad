import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, events, type OpenedSession, rpc } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { eventually, type RunningService, SettableClock } from '@groundwork/testing';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

const minute = 60_000;
const hour = 60 * minute;
const clock = new SettableClock(new Date().toISOString());

let identity: RunningService;
let userCount = 0;

beforeAll(async () => {
  identity = await runIdentity({}, undefined, clock);
});
afterAll(() => identity.stop());

const newPerson = (bind?: boolean): Promise<OpenedSession> =>
  identity.rpc.call(
    rpc.identity.signup,
    { ...ann, email: `owner${(userCount += 1)}@example.com`, bind },
    slowCallMs,
  );
const signIn = ({ user }: OpenedSession, bind = true): Promise<OpenedSession> =>
  identity.rpc.call(rpc.identity.login, { email: user.email, password: ann.password, bind }, slowCallMs);
const verify = (token: string, binding?: string, passive?: boolean) =>
  identity.rpc.call(rpc.identity.verifyToken, { token, binding, passive });
const isOpen = async ({ token, binding }: OpenedSession, passive?: boolean) =>
  (await verify(token, binding, passive)) !== null;
const isRenewalDue = async ({ token, binding }: OpenedSession) => (await verify(token, binding))?.renewalDue;
const renew = async (session: OpenedSession): Promise<OpenedSession> => {
  const { token, binding, user } = session;
  const acting = actingForSelf(user.id);
  return { ...session, ...(await identity.rpc.call(rpc.identity.renewToken, { ...acting, token, binding })) };
};
/** Uses the session on the way, so that it does not become idle. */
async function passDay(session: OpenedSession): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    clock.advance(8 * hour);
    await isOpen(session);
  }
}

describe('a bound session', () => {
  it.each([
    ['a sign-up', () => newPerson(true)],
    ['a sign-in', async () => signIn(await newPerson())],
  ])('of %s needs its token together with its binding', async (_, open) => {
    const session = await open();
    const other = await newPerson(true);
    expect(session.binding).toMatch(/^[\w-]{43}$/);
    expect(await isOpen(session)).toBe(true);
    expect(await verify(session.token)).toBeNull();
    expect(await verify(session.token, other.binding)).toBeNull();
    expect(await verify(session.binding ?? '', session.binding)).toBeNull();
  });

  it('ends after twelve idle hours, and a passive check is no use', async () => {
    const [used, idle] = [await newPerson(true), await newPerson(true)];
    clock.advance(11 * hour);
    expect([await isOpen(used), await isOpen(idle, true)]).toEqual([true, true]);
    clock.advance(hour);
    expect([await isOpen(used), await isOpen(idle)]).toEqual([true, false]);
    clock.advance(12 * hour);
    expect(await isOpen(used)).toBe(false);
  });

  it('lives for seven days, also if it is used and renewed', async () => {
    let session = await newPerson(true);
    for (let day = 1; day < 7; day += 1) {
      await passDay(session);
      session = await renew(session);
    }
    expect(await isOpen(session)).toBe(true);
    await passDay(session);
    expect(await isOpen(session)).toBe(false);
  });

  it('stays open when the clock jumps an hour back, and when it jumps a day forward and back', async () => {
    const session = await newPerson(true);
    clock.advance(-hour);
    expect(await isOpen(session)).toBe(true);
    expect(await renew(session)).toEqual(session);
    clock.advance(25 * hour);
    expect(await isOpen(session)).toBe(false);
    clock.advance(-24 * hour);
    expect(await isOpen(session)).toBe(true);
    await passDay(session);
    const renewed = await renew(session);
    clock.advance(-hour);
    expect([await isOpen(renewed), await isOpen(session)]).toEqual([true, true]);
    clock.advance(hour + 2 * minute);
    expect([await isOpen(renewed), await isOpen(session)]).toEqual([true, false]);
  });

  it('ends by a sign-out with its binding alone, and the event contains each token', async () => {
    const revoked: string[] = [];
    identity.connection.subscribe(events.sessionRevoked.subject, {
      callback: (_, message) =>
        void revoked.push(...message.json<{ data: { tokenHashes: string[] } }>().data.tokenHashes),
    });
    const session = await newPerson(true);
    await passDay(session);
    const renewed = await renew(session);
    await identity.rpc.call(rpc.identity.logout, { token: session.binding ?? '' });
    expect([await isOpen(session), await isOpen(renewed)]).toEqual([false, false]);
    const hashes = [session.token, renewed.token].map(tokenHash).sort();
    expect(
      (
        await eventually(
          async () => revoked,
          ({ length }) => length > 1,
        )
      ).sort(),
    ).toEqual(hashes);
  });

  it('stores neither its binding nor a token', async () => {
    const session = await newPerson(true);
    await passDay(session);
    const renewed = await renew(session);
    const rows = JSON.stringify(await identity.query('select * from sessions, outbox, audit_entries'));
    for (const secret of [session.token, session.binding, renewed.token]) expect(rows).not.toContain(secret);
  });
});

describe('a session without a binding', () => {
  it('works with its token alone, does not become idle and is not renewed', async () => {
    const session = await newPerson();
    expect(session).not.toHaveProperty('binding');
    clock.advance(6 * 24 * hour);
    expect(await isRenewalDue(session)).toBe(false);
    expect(await outcomeOf(renew(session))).toBe('SESSION_NOT_BOUND');
    expect(await isOpen(session)).toBe(true);
  });

  it('of an earlier version stays valid', async () => {
    const session = await newPerson();
    await identity.query(
      `update sessions set binding_hash = default, renewed_at = default, previous_token_hash = default,
         previous_until = default, sealed_token = default where token_hash = $1`,
      [tokenHash(session.token)],
    );
    expect(await isOpen(session)).toBe(true);
  });
});

describe('a renewal', () => {
  async function oldSession(): Promise<OpenedSession> {
    const session = await newPerson(true);
    await passDay(session);
    return session;
  }

  it('is due after a day and changes nothing before', async () => {
    const session = await newPerson(true);
    expect(await isRenewalDue(session)).toBe(false);
    expect((await renew(session)).token).toBe(session.token);
    await passDay(session);
    expect(await isRenewalDue(session)).toBe(true);
    const renewed = await renew(session);
    expect(renewed.token).not.toBe(session.token);
    expect(await isRenewalDue(renewed)).toBe(false);
  });

  it('needs the binding', async () => {
    const session = await oldSession();
    const [{ binding: _, ...copied }, stranger] = [session, await newPerson(true)];
    expect(await outcomeOf(renew(copied))).toBe('SESSION_NOT_BOUND');
    expect(await outcomeOf(renew({ ...stranger, token: session.token }))).toBe('SESSION_NOT_BOUND');
  });

  it('gives all tabs that renew at once the same token', async () => {
    const session = await oldSession();
    const renewed = await Promise.all(Array.from({ length: 8 }, () => renew(session)));
    expect(new Set(renewed.map(({ token }) => token)).size).toBe(1);
    expect(renewed[0]?.token).not.toBe(session.token);
  });

  it('can be repeated after a lost answer, also hours later', async () => {
    const session = await oldSession();
    const lost = await renew(session);
    clock.advance(10 * hour);
    expect([await isOpen(session), await isRenewalDue(session)]).toEqual([true, true]);
    expect((await renew(session)).token).toBe(lost.token);
  });

  it('ends the old token a minute after the first use of the new one', async () => {
    const session = await oldSession();
    const renewed = await renew(session);
    expect(await isOpen(renewed)).toBe(true);
    expect(await isOpen(session)).toBe(true);
    expect((await renew(session)).token).toBe(renewed.token);
    clock.advance(minute);
    expect([await isOpen(session), await isOpen(renewed)]).toEqual([false, true]);
    expect(await outcomeOf(renew(session))).toBe('SESSION_NOT_BOUND');
  });

  it('of the old token is the current session in all calls of its owner', async () => {
    const session = await oldSession();
    const other = await signIn(session);
    const renewed = await renew(session);
    const { token, user } = session;
    const listed = await identity.rpc.call(rpc.identity.sessions, { userId: user.id, token });
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
    const acting = actingForSelf(user.id);
    expect(await identity.rpc.call(rpc.identity.endOtherSessions, { ...acting, token })).toEqual({
      signedOut: 1,
    });
    expect([await isOpen(renewed), await isOpen(other)]).toEqual([true, false]);
    await identity.rpc.call(
      rpc.identity.confirmIdentity,
      { ...acting, token, password: ann.password },
      slowCallMs,
    );
    expect((await verify(renewed.token, renewed.binding))?.confirmedSecondsAgo).toBe(0);
  });
});

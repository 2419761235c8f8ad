import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { ann, outcomeOf, slowCallMs, runIdentity, runReplica, signUp } from '../../../testing/identity.ts';

const home = '203.0.113.7';
const loadTest = '10.1.2.3';
const limits = { FAILED_SIGN_INS_PER_ADDRESS: '12', EXEMPT_NETWORKS: '10.0.0.0/8, ::1' };

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity(limits);
});
afterAll(() => identity.stop());

const { password } = ann;
const signIn = (email: string, typed: string, clientAddress?: string) =>
  identity.rpc.call(rpc.identity.login, { email, password: typed, clientAddress }, slowCallMs);
const guess = (email: string, clientAddress?: string) =>
  outcomeOf(signIn(email, 'a wrong guess', clientAddress));
const signInOutcome = (email: string, clientAddress?: string) =>
  outcomeOf(signIn(email, password, clientAddress));
const simultaneously = (times: number, call: (n: number) => Promise<string>) =>
  Promise.all(Array.from({ length: times }, (_, n) => call(n)));
const count = (outcomes: string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const passMinutes = (minutes: number) =>
  identity.query(
    `update attempts set made_at = array(select each - $1 * interval '1 minute' from unnest(made_at) each)`,
    [minutes],
  );

describe('guessing the password of one account', () => {
  it('is blocked after ten failures, also for the right password, and open sessions continue', async () => {
    const { token } = await signUp(identity, 'bea@example.com');
    for (let times = 0; times < 10; times += 1)
      expect(await guess('bea@example.com', newAddress())).toBe('BAD_CREDENTIALS');
    await expect(signIn('bea@example.com', password, newAddress())).rejects.toMatchObject({
      kind: 'limit',
      code: 'TOO_MANY_SIGN_INS',
      message: expect.stringMatching(/^Too many failed sign-ins\. Try again in 1[45] minutes\.$/),
      retryAfterSeconds: expect.any(Number),
    });
    expect(await identity.rpc.call(rpc.identity.verifyToken, { token })).not.toBeNull();
  });

  it('is blocked with the same message for an unknown email, in any case and spacing', async () => {
    for (let times = 0; times < 10; times += 1)
      expect(await guess('unknown@example.com', newAddress())).toBe('BAD_CREDENTIALS');
    const error = await signIn(' UNKNOWN@example.com ', password, newAddress()).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({
      code: 'TOO_MANY_SIGN_INS',
      message: expect.stringMatching(/^Too many failed sign-ins\. Try again in 1[45] minutes\.$/),
    });
  });

  it('has the same limit for simultaneous guesses', async () => {
    await signUp(identity, 'cleo@example.com');
    const outcomes = await simultaneously(14, () => guess('cleo@example.com', newAddress()));
    expect([count(outcomes, 'BAD_CREDENTIALS'), count(outcomes, 'TOO_MANY_SIGN_INS')]).toEqual([10, 4]);
  });

  it('has its full limit again after the owner signs in', async () => {
    await signUp(identity, 'dora@example.com');
    for (let times = 0; times < 9; times += 1) await guess('dora@example.com', newAddress());
    expect(await signInOutcome('dora@example.com', newAddress())).toBe('in');
    for (let times = 0; times < 10; times += 1)
      expect(await guess('dora@example.com', newAddress())).toBe('BAD_CREDENTIALS');
    expect(await guess('dora@example.com', newAddress())).toBe('TOO_MANY_SIGN_INS');
  });

  it('continues when single failures are fifteen minutes old, and not before', async () => {
    await signUp(identity, 'edda@example.com');
    for (let times = 0; times < 5; times += 1) await guess('edda@example.com');
    await passMinutes(10);
    for (let times = 0; times < 5; times += 1) await guess('edda@example.com');
    await expect(signIn('edda@example.com', password)).rejects.toMatchObject({
      message: 'Too many failed sign-ins. Try again in 5 minutes.',
    });
    await passMinutes(5);
    const outcomes: string[] = [];
    for (let times = 0; times < 6; times += 1) outcomes.push(await guess('edda@example.com'));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'BAD_CREDENTIALS'), 'TOO_MANY_SIGN_INS']);
  });

  it('has one limit for all replicas, also after a restart', async () => {
    await signUp(identity, 'fay@example.com');
    const second = await runReplica(identity, limits);
    const outcomes = await simultaneously(8, () => guess('fay@example.com', newAddress()));
    expect(count(outcomes, 'BAD_CREDENTIALS')).toBe(8);
    await identity.app.close();
    await second.close();
    const { stop } = identity;
    const restarted = await runReplica(identity, limits);
    const more = await simultaneously(4, () => guess('fay@example.com', newAddress()));
    identity.stop = () => restarted.close().then(stop);
    expect([count(more, 'BAD_CREDENTIALS'), count(more, 'TOO_MANY_SIGN_INS')]).toEqual([2, 2]);
  });
});

describe('guessing from one address', () => {
  const guessAtAccounts = (address: (n: number) => string, times: number) =>
    simultaneously(times, (n) => guess(`${address(0)}-${n}@example.com`, address(n)));

  it('is blocked after failures at several accounts, and only at this address', async () => {
    await signUp(identity, 'gil@example.com');
    const outcomes = await guessAtAccounts(() => home, 15);
    expect([count(outcomes, 'BAD_CREDENTIALS'), count(outcomes, 'TOO_MANY_SIGN_INS')]).toEqual([12, 3]);
    expect(await signInOutcome('gil@example.com', home)).toBe('TOO_MANY_SIGN_INS');
    expect(await signInOutcome('gil@example.com', newAddress())).toBe('in');
  });

  it('has one limit for a whole IPv6 network', async () => {
    const outcomes = await guessAtAccounts((n) => `2001:db8:7:1::${n.toString(16)}`, 15);
    expect(count(outcomes, 'BAD_CREDENTIALS')).toBe(12);
    expect(await guess('hal@example.com', '2001:db8:7:2::1')).toBe('BAD_CREDENTIALS');
  });

  it('does not limit successful sign-ins', async () => {
    await signUp(identity, 'ida@example.com');
    for (let times = 0; times < 30; times += 1)
      expect(await signInOutcome('ida@example.com', '192.0.2.1')).toBe('in');
  });

  it('does not count rejected guesses at a blocked account', async () => {
    await simultaneously(10, () => guess('jan@example.com', newAddress()));
    await simultaneously(15, () => guess('jan@example.com', '192.0.2.2'));
    expect(await guess('kim@example.com', '192.0.2.2')).toBe('BAD_CREDENTIALS');
  });

  it.each([loadTest, `::ffff:${loadTest}`, '::1'])(
    'has no limit at the exempt address %s',
    async (address) => {
      const outcomes = await simultaneously(14, () => guess('lou@example.com', address));
      expect(count(outcomes, 'BAD_CREDENTIALS')).toBe(14);
    },
  );

  it('stores neither addresses nor emails', async () => {
    await guess('mia@example.com', home);
    const rows = JSON.stringify(await identity.query('select * from attempts'));
    expect(rows).toContain('made_at');
    expect(rows).not.toMatch(/203\.0\.113|2001:db8|@example/);
  });
});

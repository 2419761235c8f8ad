import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, rpc, type SignedIn, type UserId } from '@groundwork/contracts';
import { eventually, type RunningService } from '@groundwork/testing';
import { ann, outcomeOf, patientlyMs, publicUrl, runIdentity, signUp } from '../../../testing/identity.ts';
import { MailServer, type ReceivedMail, tokenIn } from '../../../testing/mail-server.ts';
import { enrol } from '../../../testing/one-time-codes.ts';

jest.setTimeout(4 * patientlyMs);

const boss = 'boss@example.com';
const fresh = 'a quite new one';

let mail: MailServer;
let identity: RunningService;
let people = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Groundwork <no-reply@example.com>',
    FIRST_ADMIN_EMAIL: boss,
    LINKS_PER_ADDRESS: '7',
  });
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(people += 1)}@example.com`);
const forget = (email: string, clientAddress?: string) =>
  identity.rpc.call(rpc.identity.forgotPassword, { email, clientAddress });
const reset = (token: string, password = fresh, clientAddress?: string) =>
  outcomeOf(identity.rpc.call(rpc.identity.resetPassword, { token, password, clientAddress }, patientlyMs));
const signIn = (email: string, password: string) =>
  outcomeOf(identity.rpc.call(rpc.identity.login, { email, password }, patientlyMs));
const isOpen = async (token: string) =>
  (await identity.rpc.call(rpc.identity.verifyToken, { token })) !== null;
const audited = async (userId: UserId) =>
  (await identity.query('select action from audit_entries where user_id = $1 order by id', [userId])).map(
    ({ action }) => action,
  );

async function linkFor(email: string, nth = 1): Promise<ReceivedMail> {
  await forget(email);
  const mails = await mail.to(email, nth);
  return mails[nth - 1]!;
}

describe('a forgotten password', () => {
  it('is set anew with the link that came by mail, once, and signs every session out', async () => {
    const { token: session, user } = await newPerson();
    const received = await linkFor(user.email);
    expect(received.subject).toBe('Set a new password');
    expect(received.text).toContain(`${publicUrl}/reset-password#`);
    const token = tokenIn(received);
    expect(await reset(token)).toBe('in');
    expect([await signIn(user.email, ann.password), await signIn(user.email, fresh)]).toEqual([
      'BAD_CREDENTIALS',
      'in',
    ]);
    expect(await isOpen(session)).toBe(false);
    expect(await reset(token, 'yet another one')).toBe('LINK_NOT_VALID');
    expect(await signIn(user.email, fresh)).toBe('in');
    expect(await audited(user.id)).toEqual(['password.reset-asked', 'password.reset', 'link.refused']);
    const [, told] = await mail.to(user.email, 2);
    expect(told?.subject).toBe('Your password was changed');
  });

  it('is answered in the same words for an email without an account, and no mail goes out', async () => {
    const { user } = await newPerson();
    const known = await forget(user.email);
    expect(await forget('nobody@example.com')).toEqual(known);
    await mail.to(user.email);
    // a row goes once its mail was taken: then none is left that could still be sent
    await eventually(
      () => identity.query('select 1 from mails'),
      (rows) => rows.length === 0,
    );
    expect(mail.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  it('is set by one of many who use the link at the same moment', async () => {
    const { user } = await newPerson();
    const token = tokenIn(await linkFor(user.email));
    const wishes = ['first horse here', 'second horse here', 'third horse here'];
    const outcomes = await Promise.all(wishes.map((wish) => reset(token, wish)));
    expect([...outcomes].sort()).toEqual(['LINK_NOT_VALID', 'LINK_NOT_VALID', 'in']);
    expect(await signIn(user.email, wishes[outcomes.indexOf('in')] ?? '')).toBe('in');
  });

  it('is not set with a link that expired, that a newer one replaced, or that nobody sent', async () => {
    const { user } = await newPerson();
    const older = tokenIn(await linkFor(user.email));
    const newer = tokenIn(await linkFor(user.email, 2));
    expect(newer).not.toBe(older);
    expect(await reset(older)).toBe('LINK_NOT_VALID');
    await identity.query(
      `update one_time_links set expires_at = now() - interval '1 second' where user_id = $1`,
      [user.id],
    );
    expect(await reset(newer)).toBe('LINK_NOT_VALID');
    for (const forged of ['x', 'x'.repeat(43), "' or 1=1 --", '../../etc/passwd'])
      expect(await reset(forged)).toBe('LINK_NOT_VALID');
    expect(await signIn(user.email, ann.password)).toBe('in');
  });

  it('keeps its link for a better choice when a common password was refused', async () => {
    const { user } = await newPerson();
    const token = tokenIn(await linkFor(user.email));
    expect(await reset(token, 'Password123')).toBe('COMMON_PASSWORD');
    expect(await reset(token)).toBe('in');
  });

  it('lets its owner in at once, though strangers had guessed until the account had to wait', async () => {
    const { user } = await newPerson();
    const token = tokenIn(await linkFor(user.email));
    for (let times = 0; times < 10; times += 1) await signIn(user.email, 'a wrong guess');
    expect(await signIn(user.email, ann.password)).toBe('TOO_MANY_SIGN_INS');
    expect(await reset(token)).toBe('in');
    expect(await signIn(user.email, fresh)).toBe('in');
  });

  it('leaves two-step sign-in on', async () => {
    const { user } = await newPerson();
    await enrol(identity, user.id);
    expect(await reset(tokenIn(await linkFor(user.email)))).toBe('in');
    expect(await signIn(user.email, fresh)).toBe('MFA_REQUIRED');
  });

  it('is asked for so often and no more, whether or not there is an account', async () => {
    for (const email of [(await newPerson()).user.email, 'stranger@example.com']) {
      const outcomes: string[] = [];
      for (let times = 0; times < 6; times += 1) outcomes.push(await outcomeOf(forget(email)));
      expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'in'), 'TOO_MANY_LINKS']);
    }
  });

  it('is not guessed: links tried from one address are counted', async () => {
    const outcomes: string[] = [];
    for (let times = 0; times < 8; times += 1)
      outcomes.push(await reset('x'.repeat(43), fresh, '203.0.113.5'));
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'LINK_NOT_VALID'), 'TOO_MANY_LINKS']);
  });

  it('leaves neither the link nor the address readable in the database', async () => {
    const { user } = await newPerson();
    mail.refusal = { code: 451, once: true };
    await forget(user.email);
    const [waiting] = await eventually(
      () => identity.query('select sealed from mails where user_id = $1', [user.id]),
      (rows) => rows.length === 1,
    );
    const received = (await mail.to(user.email))[0]!;
    const rows = JSON.stringify([
      waiting,
      await identity.query('select * from one_time_links'),
      await identity.query('select * from outbox'),
      await identity.query('select * from audit_entries'),
    ]);
    expect(rows).not.toContain(tokenIn(received));
    expect(JSON.stringify(waiting)).not.toContain(user.email);
  });
});

describe('a link an administrator hands on', () => {
  const issue = (actorId: UserId, userId: UserId) =>
    identity.rpc.call(rpc.identity.issueResetLink, { actorId, userId });

  it('sets a new password once, stands in the audit log, and is nobody else’s to make', async () => {
    const [admin, { user }] = [await signUp(identity, boss), await newPerson()];
    expect(await outcomeOf(issue(user.id, user.id))).toBe('FORBIDDEN');
    const { url, expiresAt } = await issue(admin.user.id, user.id);
    expect(url).toMatch(new RegExp(`^${publicUrl}/reset-password#[\\w-]{43}$`));
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const token = url.split('#')[1] ?? '';
    expect([await reset(token), await reset(token)]).toEqual(['in', 'LINK_NOT_VALID']);
    const [entry] = await identity.query(
      `select actor, action from audit_entries where user_id = $1 order by id limit 1`,
      [user.id],
    );
    expect(entry).toEqual({ actor: admin.user.id, action: 'password.reset-link-issued' });
  });
});

describe('another email', () => {
  const ask = (userId: UserId, email: string, password = ann.password) =>
    outcomeOf(
      identity.rpc.call(rpc.identity.changeEmail, { ...actingForSelf(userId), email, password }, patientlyMs),
    );
  const confirm = (token: string) => outcomeOf(identity.rpc.call(rpc.identity.confirmEmail, { token }));

  it('counts once the link sent there is opened, once, and the old address is told', async () => {
    const { user } = await newPerson();
    const wanted = `new.${user.email}`;
    expect(await ask(user.id, wanted, 'a wrong guess')).toBe('WRONG_PASSWORD');
    expect(await ask(user.id, wanted)).toBe('in');
    expect((await mail.to(user.email))[0]?.subject).toBe('Your email is about to change');
    const received = (await mail.to(wanted))[0]!;
    expect(await signIn(wanted, ann.password)).toBe('BAD_CREDENTIALS');
    const token = tokenIn(received);
    expect(await reset(token)).toBe('LINK_NOT_VALID');
    expect(await confirm(token)).toBe('in');
    expect([await signIn(user.email, ann.password), await signIn(wanted, ann.password)]).toEqual([
      'BAD_CREDENTIALS',
      'in',
    ]);
    expect(await confirm(token)).toBe('LINK_NOT_VALID');
    expect(await audited(user.id)).toEqual(['email.change-asked', 'email.changed', 'link.refused']);
  });

  it('is not somebody else’s, asked for or taken meanwhile', async () => {
    const [{ user }, other] = [await newPerson(), await newPerson()];
    expect(await ask(user.id, other.user.email)).toBe('EMAIL_IN_USE');
    const wanted = `meanwhile.${user.email}`;
    expect(await ask(user.id, wanted)).toBe('in');
    const token = tokenIn((await mail.to(wanted))[0]!);
    await signUp(identity, wanted);
    expect(await confirm(token)).toBe('EMAIL_IN_USE');
    expect(await signIn(user.email, ann.password)).toBe('in');
  });
});

describe('mail', () => {
  it('that the server would not take yet is sent later, once', async () => {
    const { user } = await newPerson();
    mail.refusal = { code: 421, once: true };
    const received = await linkFor(user.email);
    expect(await reset(tokenIn(received))).toBe('in');
    await mail.to(user.email, 2);
    expect(mail.mails.filter(({ id }) => id === received.id)).toHaveLength(1);
    await eventually(
      () => identity.query('select 1 from mails'),
      (rows) => rows.length === 0,
    );
  });

  it('that the server refuses for good is not tried for ever', async () => {
    const { user } = await newPerson();
    const before = mail.refused;
    mail.refusal = { code: 550, once: true };
    await forget(user.email);
    await eventually(
      async () => mail.refused,
      (refused) => refused === before + 1,
    );
    await eventually(
      () => identity.query('select 1 from mails where user_id = $1', [user.id]),
      (rows) => rows.length === 0,
    );
    expect(mail.mails.filter(({ to }) => to === user.email)).toEqual([]);
  });
});

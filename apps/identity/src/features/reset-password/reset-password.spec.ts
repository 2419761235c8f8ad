import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, rpc, type SignedIn, type UserId } from '@groundwork/contracts';
import { eventually, MailServer, type ReceivedMail, type RunningService, tokenIn } from '@groundwork/testing';
import { mailWords } from '../../mails.wording.ts';
import { ann, outcomeOf, slowCallMs, publicUrl, runIdentity, signUp } from '../../../testing/identity.ts';
import { enroll } from '../../../testing/one-time-codes.ts';

jest.setTimeout(4 * slowCallMs);

const adminEmail = 'admin@example.com';
const fresh = 'a quite new one';

let mail: MailServer;
let identity: RunningService;
let userCount = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Groundwork <no-reply@example.com>',
    FIRST_ADMIN_EMAIL: adminEmail,
    LINKS_PER_ADDRESS: '7',
  });
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(userCount += 1)}@example.com`);
const forget = (email: string, clientAddress?: string) =>
  identity.rpc.call(rpc.identity.forgotPassword, { email, clientAddress });
const reset = (token: string, password = fresh, clientAddress?: string) =>
  outcomeOf(identity.rpc.call(rpc.identity.resetPassword, { token, password, clientAddress }, slowCallMs));
const signIn = (email: string, password: string) =>
  outcomeOf(identity.rpc.call(rpc.identity.login, { email, password }, slowCallMs));
const isOpen = async (token: string) =>
  (await identity.rpc.call(rpc.identity.verifyToken, { token })) !== null;
const auditActions = async (userId: UserId) =>
  (await identity.query('select action from audit_entries where user_id = $1 order by id', [userId])).map(
    ({ action }) => action,
  );

async function openLinkOf(email: string): Promise<void> {
  const [letter] = await mail.to(email);
  await identity.rpc.call(rpc.identity.confirmEmail, { token: tokenIn(letter!) });
}

async function linkFor(email: string, nth = 1): Promise<ReceivedMail> {
  await forget(email);
  const mails = await mail.to(email, nth);
  return mails[nth - 1]!;
}

describe('a forgotten password', () => {
  it('can be reset once with the mailed link, which ends each session', async () => {
    const { token: session, user } = await newPerson();
    const received = await linkFor(user.email);
    expect(received.subject).toBe(mailWords.resetPassword.subject);
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
    expect(await auditActions(user.id)).toEqual(['password.reset-asked', 'password.reset', 'link.refused']);
    const [, confirmation] = await mail.to(user.email, 2);
    expect(confirmation?.subject).toBe(mailWords.passwordChanged.subject);
  });

  it('returns the same message for an email without an account and sends no mail', async () => {
    const { user } = await newPerson();
    const reply = await forget(user.email);
    expect(await forget('unknown@example.com')).toEqual(reply);
    await mail.to(user.email);
    // A row is deleted after its mail was sent, so no mail can follow.
    await eventually(
      () => identity.query('select 1 from mails'),
      (rows) => rows.length === 0,
    );
    expect(mail.mails.filter(({ to }) => to === 'unknown@example.com')).toEqual([]);
  });

  it('can be reset by one of many simultaneous uses of the link', async () => {
    const { user } = await newPerson();
    const token = tokenIn(await linkFor(user.email));
    const passwords = ['first horse here', 'second horse here', 'third horse here'];
    const outcomes = await Promise.all(passwords.map((password) => reset(token, password)));
    expect([...outcomes].sort()).toEqual(['LINK_NOT_VALID', 'LINK_NOT_VALID', 'in']);
    expect(await signIn(user.email, passwords[outcomes.indexOf('in')] ?? '')).toBe('in');
  });

  it('cannot be reset with an expired, replaced or forged link', async () => {
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

  it('can be reset with the same link after a common password was rejected', async () => {
    const { user } = await newPerson();
    const token = tokenIn(await linkFor(user.email));
    expect(await reset(token, 'Password123')).toBe('COMMON_PASSWORD');
    expect(await reset(token)).toBe('in');
  });

  it('opens the account at once after a reset, also when the account was locked by guesses', async () => {
    const { user } = await newPerson();
    const token = tokenIn(await linkFor(user.email));
    for (let times = 0; times < 10; times += 1) await signIn(user.email, 'a wrong guess');
    expect(await signIn(user.email, ann.password)).toBe('TOO_MANY_SIGN_INS');
    expect(await reset(token)).toBe('in');
    expect(await signIn(user.email, fresh)).toBe('in');
  });

  it('leaves two-step sign-in on', async () => {
    const { user } = await newPerson();
    await enroll(identity, user.id);
    expect(await reset(tokenIn(await linkFor(user.email)))).toBe('in');
    expect(await signIn(user.email, fresh)).toBe('MFA_REQUIRED');
  });

  it('has a limit of requests, also for an email without an account', async () => {
    for (const email of [(await newPerson()).user.email, 'stranger@example.com']) {
      const outcomes: string[] = [];
      for (let times = 0; times < 6; times += 1) outcomes.push(await outcomeOf(forget(email)));
      expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'in'), 'TOO_MANY_LINKS']);
    }
  });

  it('has a limit of tried links per address', async () => {
    const outcomes: string[] = [];
    for (let times = 0; times < 8; times += 1)
      outcomes.push(await reset('x'.repeat(43), fresh, '203.0.113.5'));
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'LINK_NOT_VALID'), 'TOO_MANY_LINKS']);
  });

  it('leaves neither the link nor the address readable in the database', async () => {
    const { user } = await newPerson();
    mail.rejection = { code: 451, once: true };
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

describe('a link that an administrator creates', () => {
  const issue = (actorId: UserId, userId: UserId) =>
    identity.rpc.call(rpc.identity.issueResetLink, { actorId, userId });

  it('sets a new password once, is in the audit log, goes to the owner alone, and cannot be created by an owner', async () => {
    const [admin, { user }] = [await signUp(identity, adminEmail), await newPerson()];
    expect(await outcomeOf(issue(user.id, user.id))).toBe('FORBIDDEN');
    await openLinkOf(adminEmail);
    const reply = await issue(admin.user.id, user.id);
    expect(reply).toEqual({ state: 'mailed', expiresAt: expect.any(String) });
    expect(Date.parse(reply.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const [letter] = await mail.to(user.email);
    expect(letter?.subject).toBe(mailWords.resetLinkIssued.subject);
    expect(letter?.text).toMatch(new RegExp(`${publicUrl}/reset-password#[\\w-]{43}`));
    const token = letter ? tokenIn(letter) : '';
    expect([await reset(token), await reset(token)]).toEqual(['in', 'LINK_NOT_VALID']);
    const [entry] = await identity.query(
      `select actor, action from audit_entries where user_id = $1 order by id limit 1`,
      [user.id],
    );
    expect(entry).toEqual({ actor: admin.user.id, action: 'password.reset-link-issued' });
  });
});

describe('a new email', () => {
  const requestChange = (userId: UserId, email: string, password = ann.password) =>
    outcomeOf(
      identity.rpc.call(rpc.identity.changeEmail, { ...actingForSelf(userId), email, password }, slowCallMs),
    );
  const confirm = (token: string) => outcomeOf(identity.rpc.call(rpc.identity.confirmEmail, { token }));

  it('applies after its link is opened, once, and the old address receives a mail', async () => {
    const { user } = await newPerson();
    const newEmail = `new.${user.email}`;
    expect(await requestChange(user.id, newEmail, 'a wrong guess')).toBe('WRONG_PASSWORD');
    expect(await requestChange(user.id, newEmail)).toBe('in');
    expect((await mail.to(user.email))[0]?.subject).toBe(mailWords.emailChanging.subject);
    const received = (await mail.to(newEmail))[0]!;
    expect(await signIn(newEmail, ann.password)).toBe('BAD_CREDENTIALS');
    const token = tokenIn(received);
    expect(await reset(token)).toBe('LINK_NOT_VALID');
    expect(await confirm(token)).toBe('in');
    expect([await signIn(user.email, ann.password), await signIn(newEmail, ann.password)]).toEqual([
      'BAD_CREDENTIALS',
      'in',
    ]);
    expect(await confirm(token)).toBe('LINK_NOT_VALID');
    expect(await auditActions(user.id)).toEqual(['email.change-asked', 'email.changed', 'link.refused']);
  });

  it('cannot be the email of another account, at the request or at the confirmation', async () => {
    const [{ user }, other] = [await newPerson(), await newPerson()];
    expect(await requestChange(user.id, other.user.email)).toBe('EMAIL_IN_USE');
    const newEmail = `meanwhile.${user.email}`;
    expect(await requestChange(user.id, newEmail)).toBe('in');
    const token = tokenIn((await mail.to(newEmail))[0]!);
    await signUp(identity, newEmail);
    expect(await confirm(token)).toBe('EMAIL_IN_USE');
    expect(await signIn(user.email, ann.password)).toBe('in');
  });
});

describe('a mail', () => {
  it('is sent once later when the server rejects it for now', async () => {
    const { user } = await newPerson();
    mail.rejection = { code: 421, once: true };
    const received = await linkFor(user.email);
    expect(await reset(tokenIn(received))).toBe('in');
    await mail.to(user.email, 2);
    expect(mail.mails.filter(({ id }) => id === received.id)).toHaveLength(1);
    await eventually(
      () => identity.query('select 1 from mails'),
      (rows) => rows.length === 0,
    );
  });

  it('is not retried when the server rejects it for good', async () => {
    const { user } = await newPerson();
    const before = mail.rejectedCount;
    mail.rejection = { code: 550, once: true };
    await forget(user.email);
    await eventually(
      async () => mail.rejectedCount,
      (rejected) => rejected === before + 1,
    );
    await eventually(
      () => identity.query('select 1 from mails where user_id = $1', [user.id]),
      (rows) => rows.length === 0,
    );
    expect(mail.mails.filter(({ to }) => to === user.email)).toEqual([]);
  });
});

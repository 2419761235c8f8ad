import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, events, rpc, type Role, type UserId } from '@groundwork/contracts';
import { eventually, MailServer, type RunningService, tokenIn } from '@groundwork/testing';
import { mailWords } from '../../mails.wording.ts';
import { ann, outcomeOf, runIdentity, runReplica, signUp, slowCallMs } from '../../../testing/identity.ts';

jest.setTimeout(4 * slowCallMs);

const admin = 'admin@example.com';
const firstAdmin = { FIRST_ADMIN_EMAIL: admin };

const roleIn = async (identity: RunningService, id: UserId) =>
  (await identity.query('select role from users where id = $1', [id]))[0]?.['role'];
const grantsIn = (identity: RunningService) =>
  identity.query(
    "select user_id, details from audit_entries where action = 'user.first-admin-granted' order by id",
  );

describe('the first admin of a site without mail', () => {
  let identity: RunningService;
  const published: unknown[] = [];

  beforeAll(async () => {
    identity = await runIdentity();
    identity.connection.subscribe(events.userRoleChanged.subject, {
      callback: (_, message) => void published.push(message.json()),
    });
  });
  afterAll(() => identity.stop());

  const start = async (environment = firstAdmin) => {
    const replicas = await Promise.all([
      runReplica(identity, environment),
      runReplica(identity, environment),
    ]);
    await Promise.all(replicas.map((replica) => replica.close()));
  };

  it('is granted once to an existing account when two replicas start at once', async () => {
    const { user } = await signUp(identity, admin);
    await start();
    expect(await roleIn(identity, user.id)).toBe('admin');
    const details = { from: 'user', to: 'admin' };
    expect(await grantsIn(identity)).toEqual([{ user_id: user.id, details }]);
    expect(
      await eventually(
        async () => published,
        ({ length }) => length > 0,
      ),
    ).toMatchObject([{ userId: user.id, data: { role: 'admin' } }]);
  });

  it('is not granted again after the admin changed the email, lost the role or was erased', async () => {
    const replica = await runReplica(identity, firstAdmin);
    await identity.query("update users set email = 'moved@example.com' where email = $1", [admin]);
    const { user } = await signUp(identity, admin);
    await start();
    expect([user.role, await roleIn(identity, user.id)]).toEqual(['user', 'user']);
    await identity.query("update users set role = 'user'");
    await start();
    expect(await identity.query("select id from users where role = 'admin'")).toEqual([]);
    await identity.query("delete from users where email = 'moved@example.com'");
    await start();
    expect(await roleIn(identity, user.id)).toBe('user');
    expect(await grantsIn(identity)).toHaveLength(1);
    await replica.close();
  });

  it('is not granted to a second account when the setting names another email', async () => {
    const { user } = await signUp(identity, 'second@example.com');
    await start({ FIRST_ADMIN_EMAIL: user.email });
    expect(await roleIn(identity, user.id)).toBe('user');
  });
});

describe('on a site with mail', () => {
  let mail: MailServer;
  let identity: RunningService;

  beforeAll(async () => {
    mail = await MailServer.start();
    identity = await runIdentity({ SMTP_URL: mail.url, ...firstAdmin });
  });
  afterAll(async () => {
    await identity.stop();
    await mail.stop();
  });

  const openLink = async (email: string) => {
    const [letter] = await mail.to(email);
    expect(letter?.subject).toBe(mailWords.confirmEmail.subject);
    return identity.rpc.call(rpc.identity.confirmEmail, { token: letter ? tokenIn(letter) : '' });
  };
  const changeRole = (actorId: UserId, userId: UserId, role: Role) =>
    outcomeOf(identity.rpc.call(rpc.identity.changeRole, { actorId, userId, role }));

  it('the first admin holds the role after the mailed link was opened, not before', async () => {
    const { user } = await signUp(identity, admin);
    expect([user.role, await roleIn(identity, user.id)]).toEqual(['user', 'user']);
    await openLink(admin);
    expect(await roleIn(identity, user.id)).toBe('admin');
    expect(await grantsIn(identity)).toHaveLength(1);
  });

  it('a role of the staff needs a mailed link, which the rejected change sends', async () => {
    const [{ id: adminId }] = (await identity.query('select id from users where email = $1', [admin])) as [
      { id: UserId },
    ];
    const { user } = await signUp(identity, 'rita@example.com');
    expect(await changeRole(adminId, user.id, 'reviewer')).toBe('EMAIL_NOT_VERIFIED');
    expect(await roleIn(identity, user.id)).toBe('user');
    await openLink(user.email);
    expect(await changeRole(adminId, user.id, 'reviewer')).toBe('in');
    expect(await roleIn(identity, user.id)).toBe('reviewer');
  });

  it('a mailed link for a new password proves the email, also when an administrator created it', async () => {
    const [{ id: adminId }] = (await identity.query('select id from users where email = $1', [admin])) as [
      { id: UserId },
    ];
    const { user } = await signUp(identity, 'noor@example.com');
    const link = await identity.rpc.call(rpc.identity.issueResetLink, { actorId: adminId, userId: user.id });
    expect(link).toEqual({ expiresAt: expect.any(String), state: 'mailed' });
    expect(await changeRole(adminId, user.id, 'reviewer')).toBe('EMAIL_NOT_VERIFIED');
    const letters = await eventually(
      () => mail.to(user.email),
      (all) => all.some(({ subject }) => subject === mailWords.resetLinkIssued.subject),
    );
    const letter = letters.find(({ subject }) => subject === mailWords.resetLinkIssued.subject);
    const body = { token: letter ? tokenIn(letter) : '', password: 'a quite new one' };
    await identity.rpc.call(rpc.identity.resetPassword, body, slowCallMs);
    expect(await changeRole(adminId, user.id, 'reviewer')).toBe('in');
  });

  it('a new email stays proven, because its link was opened', async () => {
    const { user } = await signUp(identity, 'old@example.com');
    const change = { ...actingForSelf(user.id), email: 'new@example.com', password: ann.password };
    await identity.rpc.call(rpc.identity.changeEmail, change, slowCallMs);
    await openLink('new@example.com');
    expect(
      await identity.query('select email, email_verified_at is not null as proven from users where id = $1', [
        user.id,
      ]),
    ).toEqual([{ email: 'new@example.com', proven: true }]);
  });
});

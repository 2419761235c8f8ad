import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type DocumentState,
  type EventContract,
  events,
  type NoticeId,
  type NoticePreferenceBody,
  rpc,
  type SignedIn,
  type UserId,
} from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { ann, outcomeOf, patientlyMs, publicUrl, runIdentity, signUp } from '../../../testing/identity.ts';
import { MailServer } from '../../../testing/mail-server.ts';

jest.setTimeout(2 * patientlyMs);

let mail: MailServer;
let identity: RunningService;
let people = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(people += 1)}@example.com`);
const kindsOf = async (userId: UserId) =>
  (await identity.rpc.call(rpc.identity.notices, { userId })).map(({ kind, readAt }) => [
    kind,
    readAt !== null,
  ]);
const prefer = (userId: UserId, wish: NoticePreferenceBody) =>
  identity.rpc.call(rpc.identity.changeNoticePreference, { ...actingForSelf(userId), ...wish });

async function handled(contract: EventContract, userId: UserId, data: object, id?: string) {
  const event = { userId, aggregateId: userId, aggregateVersion: 1, data };
  const sent = await sendEvent(identity.connection, contract, { ...event, ...(id !== undefined && { id }) });
  await eventually(
    () => identity.query('select 1 from inbox where event_id = $1', [sent]),
    (rows) => rows.length === 1,
  );
  return sent;
}

const documentIs = (state: Partial<DocumentState>): DocumentState => ({
  documentId: randomUUID() as DocumentState['documentId'],
  category: 'tax_documents',
  subcategory: null,
  status: 'processed',
  fraudScore: 0,
  confidence: 0.9,
  signals: [],
  sha256: 'x',
  reviewRequired: false,
  ...state,
});

describe('an owner is told', () => {
  it('that the score changed, once until it is read, and nothing when it did not', async () => {
    const { user } = await newPerson();
    const changed = (from: number, to: number) => ({ from, to, cause: 'profile' });
    await handled(events.scoreChanged, user.id, changed(500, 500));
    expect(await kindsOf(user.id)).toEqual([]);
    await handled(events.scoreChanged, user.id, changed(500, 553));
    await handled(events.scoreChanged, user.id, changed(553, 560));
    expect(await kindsOf(user.id)).toEqual([['score-changed', false]]);
    await identity.rpc.call(rpc.identity.readAllNotices, actingForSelf(user.id));
    await handled(events.scoreChanged, user.id, changed(560, 570));
    expect((await kindsOf(user.id)).sort()).toEqual([
      ['score-changed', false],
      ['score-changed', true],
    ]);
    const shown = 'select distinct kind, subject from notices where user_id = $1';
    const told = await identity.query(shown, [user.id]);
    expect(told).toEqual([{ kind: 'score-changed', subject: 'score' }]);
  });

  it('of each document that cannot be settled without them, and of no other', async () => {
    const { user } = await newPerson();
    await handled(events.documentProcessed, user.id, documentIs({}));
    await handled(events.documentReviewed, user.id, documentIs({ status: 'verified' }));
    expect(await kindsOf(user.id)).toEqual([]);
    await handled(events.documentProcessed, user.id, documentIs({ reviewRequired: true }));
    await handled(events.documentProcessed, user.id, documentIs({ status: 'rejected' }));
    await handled(events.documentFailed, user.id, documentIs({ status: 'failed' }));
    await handled(events.documentReviewed, user.id, documentIs({ status: 'rejected' }));
    expect(await kindsOf(user.id)).toEqual(Array.from({ length: 4 }, () => ['document-needs-you', false]));
  });

  it('that an export is ready, each one once', async () => {
    const { user } = await newPerson();
    const data = { exportId: randomUUID(), expiresAt: '2026-02-03T04:05:06.000Z' };
    await handled(events.exportReady, user.id, data);
    await handled(events.exportReady, user.id, data);
    expect(await kindsOf(user.id)).toEqual([['export-ready', false]]);
  });

  it('of a sign-in from a device that was never seen, and not of the first one or of the same again', async () => {
    const { user } = await newPerson();
    const signIn = (userAgent?: string) =>
      identity.rpc.call(rpc.identity.login, { email: user.email, password: ann.password, userAgent });
    await signIn();
    expect(await kindsOf(user.id)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await signIn('Mozilla/5.0 (Windows NT 10.0) Firefox/145.0');
    expect(await kindsOf(user.id)).toEqual([['new-sign-in', false]]);
  });

  it('once, however often the event arrives', async () => {
    const { user } = await newPerson();
    const heard: unknown[] = [];
    const listening = identity.connection.subscribe(events.noticeAdded.subject, {
      callback: (_, message) => void heard.push(message.json()),
    });
    const data = documentIs({ status: 'rejected' });
    const id = await handled(events.documentProcessed, user.id, data);
    await identity.rpc.call(rpc.identity.readAllNotices, actingForSelf(user.id));
    await handled(events.documentProcessed, user.id, data, id);
    await handled(events.documentProcessed, user.id, documentIs({ status: 'rejected' }));
    expect((await kindsOf(user.id)).filter(([, isRead]) => !isRead)).toHaveLength(1);
    await eventually(
      async () => heard,
      (all) => all.length >= 2,
    );
    expect(heard).toHaveLength(2);
    listening.unsubscribe();
  });

  it('nothing once they are gone: the event is handled, and nothing is set aside', async () => {
    await handled(events.scoreChanged, randomUUID() as UserId, { from: 1, to: 2, cause: 'profile' });
    expect(await identity.query('select 1 from dead_letters')).toEqual([]);
  });
});

describe('a notice', () => {
  it('is marked as read by its owner alone', async () => {
    const [{ user }, other] = [await newPerson(), await newPerson()];
    await handled(events.scoreChanged, user.id, { from: 1, to: 2, cause: 'profile' });
    const [notice] = await identity.rpc.call(rpc.identity.notices, { userId: user.id });
    const id = notice?.id ?? ('' as NoticeId);
    const read = (userId: UserId) =>
      outcomeOf(identity.rpc.call(rpc.identity.readNotice, { ...actingForSelf(userId), id }));
    expect(await read(other.user.id)).toBe('NOTICE_NOT_FOUND');
    expect([await read(user.id), await read(user.id)]).toEqual(['in', 'in']);
    expect(await kindsOf(user.id)).toEqual([['score-changed', true]]);
  });
});

describe('how an owner is told', () => {
  it('is on screen alone, until they agree to mail', async () => {
    const { user } = await newPerson();
    const { mailConfigured, kinds } = await identity.rpc.call(rpc.identity.noticePreferences, {
      userId: user.id,
    });
    expect(mailConfigured).toBe(true);
    expect(Object.values(kinds)).toEqual(Array.from({ length: 4 }, () => ({ inApp: true, byMail: false })));
    await handled(events.scoreChanged, user.id, { from: 1, to: 2, cause: 'profile' });
    expect(await identity.query('select 1 from mails where user_id = $1', [user.id])).toEqual([]);
    expect(mail.mails.filter(({ to }) => to === user.email)).toEqual([]);
  });

  it('by mail says what happened and where, no figure, and the same at most once a day', async () => {
    const { user } = await newPerson();
    await prefer(user.id, { kind: 'score-changed', inApp: false, byMail: true });
    const changed = (from: number, to: number) =>
      handled(events.scoreChanged, user.id, { from, to, cause: 'profile' });
    await changed(500, 553);
    await changed(553, 560);
    const [received] = await mail.to(user.email);
    expect(received).toMatchObject({ subject: 'Your score changed' });
    expect(received?.text).toContain(`${publicUrl}/score`);
    expect(received?.text).not.toMatch(/\d{3}/);
    expect(await kindsOf(user.id)).toEqual([]);
    await identity.query(
      `update notices set mailed_at = mailed_at - interval '25 hours' where user_id = $1`,
      [user.id],
    );
    await changed(560, 570);
    expect(await mail.to(user.email, 2)).toHaveLength(2);
  });
});

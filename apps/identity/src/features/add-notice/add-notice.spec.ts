import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type DocumentState,
  type EventContract,
  events,
  type NoticeId,
  noticeKinds,
  type NoticePreferenceBody,
  rpc,
  type SignedIn,
  userId,
  type UserId,
} from '@groundwork/contracts';
import { eventually, MailServer, type RunningService, sendEvent } from '@groundwork/testing';
import { ann, outcomeOf, slowCallMs, publicUrl, runIdentity, signUp } from '../../../testing/identity.ts';
import { People } from '../../../testing/people.ts';

jest.setTimeout(2 * slowCallMs);

let mail: MailServer;
let identity: RunningService;
let userCount = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  identity = await runIdentity({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const newPerson = (): Promise<SignedIn> => signUp(identity, `owner${(userCount += 1)}@example.com`);
const kindsOf = async (userId: UserId) =>
  (await identity.rpc.call(rpc.identity.notices, { userId })).map(({ kind, readAt }) => [
    kind,
    readAt !== null,
  ]);
const prefer = (userId: UserId, preference: NoticePreferenceBody) =>
  identity.rpc.call(rpc.identity.changeNoticePreference, { ...actingForSelf(userId), ...preference });

async function sendAndWait(contract: EventContract, userId: UserId, data: object, id?: string) {
  const event = { userId, aggregateId: userId, aggregateVersion: 1, data };
  const sent = await sendEvent(identity.connection, contract, { ...event, ...(id !== undefined && { id }) });
  await eventually(
    () =>
      identity.query(`select 1 from inbox where event_id = $1 and consumer like 'identity--tell-%'`, [sent]),
    (rows) => rows.length === 1,
  );
  return sent;
}

const documentState = (state: Partial<DocumentState>): DocumentState => ({
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

describe('an owner receives a notice', () => {
  it('when the score changes, one until it is read, and none when the score is the same', async () => {
    const { user } = await newPerson();
    const changed = (from: number, to: number) => ({ from, to, cause: 'profile' });
    await sendAndWait(events.scoreChanged, user.id, changed(500, 500));
    expect(await kindsOf(user.id)).toEqual([]);
    await sendAndWait(events.scoreChanged, user.id, changed(500, 553));
    await sendAndWait(events.scoreChanged, user.id, changed(553, 560));
    expect(await kindsOf(user.id)).toEqual([['score-changed', false]]);
    await identity.rpc.call(rpc.identity.readAllNotices, actingForSelf(user.id));
    await sendAndWait(events.scoreChanged, user.id, changed(560, 570));
    expect((await kindsOf(user.id)).sort()).toEqual([
      ['score-changed', false],
      ['score-changed', true],
    ]);
    const query = 'select distinct kind, subject from notices where user_id = $1';
    const rows = await identity.query(query, [user.id]);
    expect(rows).toEqual([{ kind: 'score-changed', subject: 'score' }]);
  });

  it('of each business for its owners only', async () => {
    const people = new People(identity);
    const [owner, partner, member] = [await people.add(), await people.add(), await people.add()];
    await people.givePlan(owner.id, 'professional');
    const request = { ...actingForSelf(owner.id), name: 'Second firm' };
    const second = await identity.rpc.call(rpc.identity.addBusiness, request);
    await people.join(owner, partner, { role: 'owner' });
    await people.join(owner, member);
    const score = { from: 500, to: 553, cause: 'profile' };
    await sendAndWait(events.scoreChanged, userId.parse(second.id), score);
    expect(await kindsOf(partner.id)).toEqual([]);
    await sendAndWait(events.documentFailed, owner.id, documentState({ status: 'failed' }));
    expect(await kindsOf(owner.id)).toHaveLength(2);
    expect(await kindsOf(partner.id)).toEqual([['document-needs-you', false]]);
    expect(await kindsOf(member.id)).toEqual([]);
  });

  it('for each document that needs the owner, and for no other document', async () => {
    const { user } = await newPerson();
    await sendAndWait(events.documentProcessed, user.id, documentState({}));
    await sendAndWait(events.documentReviewed, user.id, documentState({ status: 'verified' }));
    expect(await kindsOf(user.id)).toEqual([]);
    await sendAndWait(events.documentProcessed, user.id, documentState({ reviewRequired: true }));
    await sendAndWait(events.documentProcessed, user.id, documentState({ status: 'rejected' }));
    await sendAndWait(events.documentFailed, user.id, documentState({ status: 'failed' }));
    await sendAndWait(events.documentReviewed, user.id, documentState({ status: 'rejected' }));
    expect(await kindsOf(user.id)).toEqual(Array.from({ length: 4 }, () => ['document-needs-you', false]));
  });

  it('that names the document, and only for a document', async () => {
    const { user } = await newPerson();
    const state = documentState({ status: 'rejected' });
    await sendAndWait(events.documentProcessed, user.id, state);
    await sendAndWait(events.scoreChanged, user.id, { from: 1, to: 2, cause: 'profile' });
    const notices = await identity.rpc.call(rpc.identity.notices, { userId: user.id });
    expect(notices.map(({ kind, documentId }) => [kind, documentId])).toEqual([
      ['score-changed', null],
      ['document-needs-you', state.documentId],
    ]);
  });

  it('when a lender file needs its owner, is ready, opened, has a request or a locked link', async () => {
    const { user } = await newPerson();
    const packageId = randomUUID();
    const linkId = randomUUID();
    await sendAndWait(events.packageBuilt, user.id, { packageId, version: 1, state: 'failed' });
    await sendAndWait(events.packageBuilt, user.id, { packageId, version: 2, state: 'needs_check' });
    expect(await kindsOf(user.id)).toEqual([['package-needs-you', false]]);
    await sendAndWait(events.packageBuilt, user.id, { packageId, version: 2, state: 'ready' });
    await sendAndWait(events.packageViewed, user.id, { packageId, linkId });
    await sendAndWait(events.packageViewed, user.id, { packageId, linkId });
    await sendAndWait(events.lenderRequestAdded, user.id, { requestId: randomUUID(), packageId, linkId });
    await sendAndWait(events.linkLocked, user.id, { packageId, linkId });
    expect((await kindsOf(user.id)).map(([kind]) => kind).sort()).toEqual([
      'lender-request',
      'link-locked',
      'package-needs-you',
      'package-ready',
      'package-viewed',
    ]);
  });

  it('when an export is ready, once for each export', async () => {
    const { user } = await newPerson();
    const data = { exportId: randomUUID(), expiresAt: '2026-02-03T04:05:06.000Z' };
    await sendAndWait(events.exportReady, user.id, data);
    await sendAndWait(events.exportReady, user.id, data);
    expect(await kindsOf(user.id)).toEqual([['export-ready', false]]);
  });

  it('when a proof expires soon, one for each last day until it is read', async () => {
    const { user } = await newPerson();
    const expiring = (lastDay: string) => sendAndWait(events.proofExpiring, user.id, { lastDay });
    await expiring('2026-12-01');
    await expiring('2026-12-01');
    await expiring('2026-12-09');
    expect(await kindsOf(user.id)).toEqual(Array.from({ length: 2 }, () => ['proof-expiring', false]));
    await identity.rpc.call(rpc.identity.readAllNotices, actingForSelf(user.id));
    await expiring('2026-12-01');
    expect((await kindsOf(user.id)).filter(([, isRead]) => !isRead)).toEqual([['proof-expiring', false]]);
  });

  it('for a sign-in from a new device, but not for the first device or a known one', async () => {
    const { user } = await newPerson();
    const signIn = (userAgent?: string) =>
      identity.rpc.call(rpc.identity.login, { email: user.email, password: ann.password, userAgent });
    await signIn();
    expect(await kindsOf(user.id)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await signIn('Mozilla/5.0 (Windows NT 10.0) Firefox/145.0');
    expect(await kindsOf(user.id)).toEqual([['new-sign-in', false]]);
  });

  it('once when an event is delivered twice', async () => {
    const { user } = await newPerson();
    const published: unknown[] = [];
    const subscription = identity.connection.subscribe(events.noticeAdded.subject, {
      callback: (_, message) => void published.push(message.json()),
    });
    const data = documentState({ status: 'rejected' });
    const id = await sendAndWait(events.documentProcessed, user.id, data);
    await identity.rpc.call(rpc.identity.readAllNotices, actingForSelf(user.id));
    await sendAndWait(events.documentProcessed, user.id, data, id);
    await sendAndWait(events.documentProcessed, user.id, documentState({ status: 'rejected' }));
    expect((await kindsOf(user.id)).filter(([, isRead]) => !isRead)).toHaveLength(1);
    await eventually(
      async () => published,
      (all) => all.length >= 2,
    );
    expect(published).toHaveLength(2);
    subscription.unsubscribe();
  });

  it('never after the erasure, and the event creates no dead letter', async () => {
    await sendAndWait(events.scoreChanged, randomUUID() as UserId, { from: 1, to: 2, cause: 'profile' });
    expect(await identity.query('select 1 from dead_letters')).toEqual([]);
  });
});

describe('a notice', () => {
  it('can only be marked as read by its owner', async () => {
    const [{ user }, other] = [await newPerson(), await newPerson()];
    await sendAndWait(events.scoreChanged, user.id, { from: 1, to: 2, cause: 'profile' });
    const [notice] = await identity.rpc.call(rpc.identity.notices, { userId: user.id });
    const id = notice?.id ?? ('' as NoticeId);
    const read = (userId: UserId) =>
      outcomeOf(identity.rpc.call(rpc.identity.readNotice, { ...actingForSelf(userId), id }));
    expect(await read(other.user.id)).toBe('NOTICE_NOT_FOUND');
    expect([await read(user.id), await read(user.id)]).toEqual(['in', 'in']);
    expect(await kindsOf(user.id)).toEqual([['score-changed', true]]);
  });
});

describe('the channel of a notice', () => {
  it('is the screen until the owner agrees to mail', async () => {
    const { user } = await newPerson();
    const { mailConfigured, kinds } = await identity.rpc.call(rpc.identity.noticePreferences, {
      userId: user.id,
    });
    expect(mailConfigured).toBe(true);
    expect(Object.values(kinds)).toEqual(noticeKinds.map(() => ({ inApp: true, byMail: false })));
    await sendAndWait(events.scoreChanged, user.id, { from: 1, to: 2, cause: 'profile' });
    expect(await identity.query('select 1 from mails where user_id = $1', [user.id])).toEqual([]);
    expect(mail.mails.filter(({ to }) => to === user.email)).toEqual([]);
  });

  it('by mail names the event and the page, contains no figure, and is used once a day', async () => {
    const { user } = await newPerson();
    await prefer(user.id, { kind: 'score-changed', inApp: false, byMail: true });
    const changed = (from: number, to: number) =>
      sendAndWait(events.scoreChanged, user.id, { from, to, cause: 'profile' });
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

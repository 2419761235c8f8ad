import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentId,
  events,
  lenderRequestBody,
  type LenderRequestId,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { eventually, sendEvent } from '@groundwork/testing';
import { RunningSharing } from '../testing/running-sharing.ts';

let sharing: RunningSharing;
beforeAll(async () => {
  sharing = await RunningSharing.start();
});
afterAll(() => sharing.stop());

const dayMs = 86_400_000;
const dayIn = (days: number) =>
  new Date(sharing.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const request = (session: string, body: object = {}) =>
  sharing.rpc.call(rpc.sharing.addRequest, {
    session,
    request: lenderRequestBody.parse({ title: 'Tax return', dueDay: dayIn(7), ...body }),
  });
const ofReader = (session: string) => sharing.rpc.call(rpc.sharing.sharedRequests, { session, page: {} });
const ofOwner = (userId: UserId, page: object = {}) =>
  sharing.rpc.call(rpc.sharing.requests, { userId, page });
const answer = (userId: UserId, requestId: LenderRequestId, documentIds: DocumentId[]) =>
  sharing.rpc.call(rpc.sharing.answerRequest, {
    ...actingForSelf(userId),
    requestId,
    answer: { documentIds, note: 'Here it is.' },
  });
const decline = (userId: UserId, requestId: LenderRequestId) =>
  sharing.rpc.call(rpc.sharing.declineRequest, {
    ...actingForSelf(userId),
    requestId,
    answer: { note: 'We have none.' },
  });
const publishedOf = async (userId: UserId, type: string) =>
  (
    await sharing.service.query('select data from outbox where user_id = $1 and type = $2', [userId, type])
  ).map(({ data }) => data);

async function visitOf() {
  const userId = randomUUID() as UserId;
  const documentId = sharing.addDocument(userId);
  const { id: packageId } = await sharing.ready(userId, { documentIds: [documentId] });
  return { userId, packageId, documentId, ...(await sharing.visit(userId, packageId)) };
}

describe('a request of a lender', () => {
  it('is shown as text to both sides, and is in no row and no event', async () => {
    const { userId, packageId, link, session } = await visitOf();
    const title = '<a href="https://evil.example">Click</a>';
    const added = await request(session, { title, note: 'All pages' });
    expect(added).toMatchObject({ title, note: 'All pages', state: 'open', dueDay: dayIn(7) });
    expect((await ofReader(session)).items).toEqual([added]);
    expect((await ofOwner(userId)).items).toMatchObject([
      { id: added.id, packageId, linkId: link.id, recipient: 'Ann', title, documentIds: [] },
    ]);
    const rows = await sharing.service.query('select * from lender_requests where user_id = $1', [userId]);
    expect(JSON.stringify(rows)).not.toMatch(/evil|All pages/);
    expect(await publishedOf(userId, 'lender-request.added')).toEqual([
      { requestId: added.id, packageId, linkId: link.id },
    ]);
  });

  it.each([
    ['today', 0, true],
    ['90 days ahead', 90, true],
    ['yesterday', -1, false],
    ['91 days ahead', 91, false],
  ])('is needed by %s: a day %i days ahead is valid: %s', async (_name, days, isValid) => {
    const { session } = await visitOf();
    const outcome = await request(session, { dueDay: dayIn(days) }).catch((error: unknown) => error);
    expect(outcome).toMatchObject(isValid ? { state: 'open' } : { details: [{ field: 'dueDay' }] });
  });

  it('is one of 20 open ones of the file, also over links and at the same time', async () => {
    const { userId, packageId, session } = await visitOf();
    const second = await sharing.visit(userId, packageId);
    const tries = Array.from({ length: 24 }, (_, at) => request(at % 2 === 0 ? session : second.session));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'limit', code: 'TOO_MANY_OPEN_REQUESTS' },
    });
    const { items } = await ofReader(session);
    expect(items.length).toBeLessThan(20);
    await decline(userId, items[0]!.id);
    expect(await request(session)).toMatchObject({ state: 'open' });
  });

  it('is answered by the next version with the documents added, once', async () => {
    const { userId, packageId, documentId, session } = await visitOf();
    const { id } = await request(session);
    const added = sharing.addDocument(userId);
    const outcomes = await Promise.allSettled([answer(userId, id, [added]), answer(userId, id, [added])]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decline(userId, id)).rejects.toMatchObject({ code: 'LENDER_REQUEST_CLOSED' });
    const view = await sharing.view(userId, packageId);
    expect(view).toMatchObject({ version: 2, items: [{ documentId }, { documentId: added }] });
    expect((await ofReader(session)).items).toMatchObject([
      { id, state: 'answered', answerNote: 'Here it is.' },
    ]);
    expect(await publishedOf(userId, 'lender-request.answered')).toEqual([
      { requestId: id, packageId, state: 'answered' },
    ]);
  });

  it('stays open with a document that is not ready, and there is no next version', async () => {
    const { userId, packageId, session } = await visitOf();
    const { id } = await request(session);
    const waiting = sharing.addDocument(userId, { status: 'pending' });
    await expect(answer(userId, id, [waiting])).rejects.toMatchObject({ code: 'DOCUMENT_NOT_READY' });
    const others = Array.from({ length: 40 }, () => randomUUID() as DocumentId);
    await expect(answer(userId, id, others)).rejects.toMatchObject({ code: 'PACKAGE_TOO_LARGE' });
    expect(await sharing.view(userId, packageId)).toMatchObject({ version: 1 });
    expect((await ofOwner(userId, { state: 'open' })).items).toHaveLength(1);
    expect((await ofOwner(userId, { state: 'answered' })).items).toEqual([]);
  });

  it('is withdrawn when its link ends', async () => {
    const { userId, packageId, session } = await visitOf();
    const { id } = await request(session);
    await sharing.rpc.call(rpc.sharing.withdraw, { ...actingForSelf(userId), packageId });
    expect((await ofOwner(userId)).items).toMatchObject([{ id, state: 'withdrawn' }]);
    await expect(decline(userId, id)).rejects.toMatchObject({ code: 'LENDER_REQUEST_CLOSED' });
    await expect(request(session)).rejects.toMatchObject({ code: 'LINK_GONE' });
  });

  it('belongs to one link and one owner', async () => {
    const { userId, packageId, session, documentId } = await visitOf();
    const { id } = await request(session);
    const second = await sharing.visit(userId, packageId);
    expect((await ofReader(second.session)).items).toEqual([]);
    const stranger = randomUUID() as UserId;
    expect((await ofOwner(stranger)).items).toEqual([]);
    await expect(answer(stranger, id, [documentId])).rejects.toMatchObject({ kind: 'not-found' });
    await expect(decline(stranger, id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('an erasure that is requested', () => {
  it('ends each link, and leaves the files of an owner who cancels', async () => {
    const { userId, packageId, token, session } = await visitOf();
    await sendEvent(sharing.service.connection, events.userErasurePlanned, {
      userId,
      aggregateId: randomUUID(),
      aggregateVersion: 1,
      data: { erasureId: randomUUID(), dueAt: new Date().toISOString() },
    });
    await eventually(
      () => ofReader(session).catch((error: unknown) => (error as { code: string }).code),
      (code) => code === 'LINK_GONE',
    );
    await expect(sharing.rpc.call(rpc.sharing.openLink, { token })).rejects.toMatchObject({
      code: 'LINK_GONE',
    });
    expect(await sharing.view(userId, packageId)).toMatchObject({ state: 'ready', links: { active: 0 } });
    expect(await sharing.visit(userId, packageId)).toHaveProperty('session');
  });
});

describe('what an owner shared', () => {
  it('is in the export with links, visits, requests and consents, without tokens', async () => {
    const { userId, packageId, link, token, session } = await visitOf();
    const { id } = await request(session);
    const acting = actingForSelf(userId);
    const consent = { open: ['ein'], consentText: '2026-11' };
    const other = await sharing.ready(userId, consent);
    await sharing.rpc.call(rpc.sharing.withdraw, { ...acting, packageId: other.id });
    const exported = await sharing.rpc.call(rpc.privacy.packages, { ...acting, page: {} });
    expect(exported.items).toMatchObject([
      { id: other.id, file: null, zips: [], consents: [{ what: 'ein', version: 1 }] },
      {
        id: packageId,
        title: 'For First Bank',
        file: { state: 'ready' },
        links: [{ id: link.id, email: 'ann@bank.example' }],
        requests: [{ id }],
        zips: [{ version: 1, storageKey: `packages/${packageId}/v1/package.zip` }],
      },
    ]);
    expect(JSON.stringify(exported)).not.toContain(token);
    const visits = await sharing.rpc.call(rpc.privacy.packageVisits, { userId, packageId, page: {} });
    expect(visits.items).toMatchObject([{ linkId: link.id, recipient: 'Ann' }]);
    const consents = await sharing.rpc.call(rpc.sharing.consents, { userId, page: {} });
    expect(consents.items).toMatchObject([{ packageId: other.id, what: 'ein', title: 'For First Bank' }]);
  });
});

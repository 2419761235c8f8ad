import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentId,
  documentRequestBody,
  type DocumentRequestId,
  type PracticeId,
  type RegisterUpload,
  routeExamples,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { KeyReceiver, sealKey } from '@groundwork/platform-storage';
import { eventually, sendEvent } from '@groundwork/testing';
import { events } from '@groundwork/contracts';
import { RunningSharing } from '../testing/running-sharing.ts';

let sharing: RunningSharing;
let registered: RegisterUpload[];
let refusal: DomainError | null;

const fileKey = Buffer.alloc(32, 7);

beforeAll(async () => {
  sharing = await RunningSharing.start();
  sharing.fakes
    .on(rpc.documents.admitUpload, () => ({}))
    .on(rpc.documents.fileKey, ({ documentId, receiver }) => ({
      key: sealKey(receiver, documentId, fileKey),
      sealed: true,
    }))
    .on(rpc.documents.register, (upload) => {
      if (refusal) throw refusal;
      if (registered.some(({ sha256, userId }) => sha256 === upload.sha256 && userId === upload.userId))
        throw new DomainError('conflict', 'DUPLICATE_DOCUMENT', 'twice');
      registered.push(upload);
      return routeExamples.document?.reply as never;
    });
  await sharing.service.connection.flush();
});
afterAll(() => sharing.stop());
beforeEach(() => {
  registered = [];
  refusal = null;
  sharing.links.length = 0;
  sharing.mail = 'on';
});

const dayMs = 86_400_000;
const dayIn = (days: number) =>
  new Date(sharing.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as DomainError).code,
  );
const practiceId = randomUUID() as PracticeId;
const author = { type: 'practice', name: 'Bay Advisers' } as const;

async function add(userId: UserId, body: object = {}) {
  const { request, url } = await sharing.rpc.call(rpc.sharing.addDocumentRequest, {
    ...actingForSelf(userId),
    request: documentRequestBody.parse({
      title: 'October statement',
      category: 'bank_statements',
      note: 'All pages',
      ...body,
    }),
    origin: { askedBy: author, businessName: 'Cedar Lane Bakery', practiceId },
  });
  return { request, url, token: url.split('#')[1] ?? '' };
}

const list = async (userId: UserId) =>
  (await sharing.rpc.call(rpc.sharing.documentRequests, { userId, page: {} })).items;
const open = (token: string, clientAddress = '203.0.113.9') =>
  sharing.rpc.call(rpc.sharing.openDocumentRequest, { token, clientAddress });
const change = (
  call: 'remindDocumentRequest' | 'closeDocumentRequest',
  userId: UserId,
  requestId: DocumentRequestId,
) => sharing.rpc.call(rpc.sharing[call], { ...actingForSelf(userId), requestId });
const begin = (token: string) => {
  const receiver = new KeyReceiver();
  return sharing.rpc.call(rpc.sharing.beginRequestAnswer, { token, receiver: receiver.publicKey });
};
const digest = (content: string) => createHash('sha256').update(content).digest('hex');
const send = (token: string, content: string, documentId = randomUUID() as DocumentId) =>
  sharing.rpc.call(rpc.sharing.recordRequestAnswer, {
    token,
    file: {
      documentId,
      incomingKey: `files/${documentId}`,
      originalName: null,
      fileSize: content.length,
      sha256: digest(content),
      sentSha256: digest(`sent ${content}`),
      pages: 3,
    },
  });
const published = async (userId: UserId) =>
  (
    await sharing.service.query(
      `select data from outbox where user_id = $1 and type = 'request.changed' order by aggregate_version`,
      [userId],
    )
  ).map(({ data }) => data);
const auditOf = (requestId: string) =>
  sharing.service.query('select actor, action from audit_entries where subject_id = $1 order by at', [
    requestId,
  ]);

describe('a request for a document', () => {
  it('has a link that is in its reply and mail, and in no row and no event', async () => {
    const userId = randomUUID() as UserId;
    const { request, url, token } = await add(userId, { email: 'lena@example.com', dueOn: dayIn(7) });
    expect(url).toMatch(/^https:\/\/site\.example\/request#[\w-]{43}$/);
    expect(sharing.links).toEqual([{ to: 'lena@example.com', token, reminds: false }]);
    expect(await list(userId)).toEqual([request]);
    expect(request).toMatchObject({ title: 'October statement', state: 'open', answers: 0, askedBy: author });
    const rows = await sharing.service.query('select * from document_requests where user_id = $1', [userId]);
    expect(JSON.stringify(rows)).not.toMatch(/October|All pages|Cedar|lena/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await published(userId)).toEqual([{ requestId: request.id, state: 'open', dueOn: dayIn(7) }]);
  });

  it('is there without its mail if identity is away', async () => {
    const userId = randomUUID() as UserId;
    sharing.mail = 'away';
    await add(userId, { email: 'lena@example.com' });
    expect(await list(userId)).toHaveLength(1);
  });

  it('shows the holder of its link the name of the business and what is needed', async () => {
    const { token } = await add(randomUUID() as UserId);
    expect(await open(token)).toEqual({
      title: 'October statement',
      category: 'bank_statements',
      subcategory: null,
      note: 'All pages',
      dueOn: null,
      askedBy: author,
      state: 'open',
      businessName: 'Cedar Lane Bakery',
      practiceId,
    });
  });

  it.each([
    ['today', 0, true],
    ['365 days ahead', 365, true],
    ['yesterday', -1, false],
    ['366 days ahead', 366, false],
  ])('is due %s: a day %i days ahead is valid: %s', async (_name, days, isValid) => {
    const outcome = await outcomeOf(add(randomUUID() as UserId, { dueOn: dayIn(days) }));
    expect(outcome).toBe(isValid ? 'done' : 'INVALID_INPUT');
  });

  it('is one of 20 mailed ones a day, also at the same time', async () => {
    const userId = randomUUID() as UserId;
    const mailed = () => outcomeOf(add(userId, { email: 'lena@example.com' }));
    for (let count = 0; count < 16; count += 1) expect(await mailed()).toBe('done');
    const outcomes = await Promise.all(Array.from({ length: 8 }, mailed));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(4);
    expect(outcomes.filter((each) => each === 'TOO_MANY_DOCUMENT_REQUESTS')).toHaveLength(4);
    expect(await outcomeOf(add(userId))).toBe('done');
  });

  it('is reminded of once in 24 hours, by its mail', async () => {
    const userId = randomUUID() as UserId;
    const { request, token } = await add(userId, { email: 'lena@example.com' });
    const remind = () => change('remindDocumentRequest', userId, request.id);
    expect((await remind()).lastReminderAt).not.toBeNull();
    expect(sharing.links.at(-1)).toEqual({ to: 'lena@example.com', token, reminds: true });
    expect(await outcomeOf(remind())).toBe('REMINDED_TODAY');
    sharing.clock.advance(dayMs);
    sharing.mail = 'away';
    expect(await outcomeOf(remind())).toBe('UNAVAILABLE');
    sharing.mail = 'on';
    expect(await outcomeOf(remind())).toBe('done');
  });

  it('ends with its link when it is closed, once', async () => {
    const userId = randomUUID() as UserId;
    const { request, token } = await add(userId);
    const close = () => change('closeDocumentRequest', userId, request.id);
    expect(await close()).toMatchObject({ state: 'closed' });
    expect(await close()).toMatchObject({ state: 'closed' });
    expect(await outcomeOf(open(token))).toBe('LINK_NOT_VALID');
    expect(await outcomeOf(begin(token))).toBe('REQUEST_CLOSED');
    expect(await outcomeOf(send(token, 'late'))).toBe('REQUEST_CLOSED');
    expect(await outcomeOf(change('remindDocumentRequest', userId, request.id))).toBe('REQUEST_CLOSED');
    expect(await published(userId)).toMatchObject([{ state: 'open' }, { state: 'closed' }]);
    expect(registered).toEqual([]);
  });

  it.each([
    ['90 days', null, 90],
    ['30 days after its due day', 10, 40],
  ])('ends after %s', async (_name, due, days) => {
    const { token } = await add(randomUUID() as UserId, { dueOn: due === null ? null : dayIn(due) });
    sharing.clock.advance((days - 1) * dayMs);
    expect(await outcomeOf(open(token))).toBe('done');
    sharing.clock.advance(2 * dayMs);
    expect(await outcomeOf(open(token))).toBe('LINK_NOT_VALID');
    expect(await outcomeOf(begin(token))).toBe('LINK_NOT_VALID');
  });

  it('is changed by its own business only', async () => {
    const { request } = await add(randomUUID() as UserId);
    const other = randomUUID() as UserId;
    for (const call of ['remindDocumentRequest', 'closeDocumentRequest'] as const)
      expect(await outcomeOf(change(call, other, request.id))).toBe('DOCUMENT_REQUEST_NOT_FOUND');
    expect(await list(other)).toEqual([]);
  });

  it('shows its link again, with an audit entry', async () => {
    const userId = randomUUID() as UserId;
    const { request, url } = await add(userId);
    const call = { ...actingForSelf(userId), requestId: request.id };
    expect(await sharing.rpc.call(rpc.sharing.documentRequestLink, call)).toEqual({ url });
    expect(await auditOf(request.id)).toMatchObject([
      { action: 'document-request.added' },
      { action: 'document-request.link-copied', actor: userId },
    ]);
  });
});

describe('an answer', () => {
  it('becomes a document of the business in the category of the request', async () => {
    const userId = randomUUID() as UserId;
    const { request, token } = await add(userId, { subcategory: 'business_checking' });
    const { documentId } = await begin(token);
    expect(await send(token, 'one', documentId)).toEqual({ isNew: true, pages: 3 });
    expect(registered).toMatchObject([
      {
        userId,
        documentId,
        originalName: 'October statement.pdf',
        mediaType: 'application/pdf',
        category: 'bank_statements',
        subcategory: 'business_checking',
      },
    ]);
    expect(await list(userId)).toMatchObject([{ state: 'answered', answers: 1 }]);
    expect(await published(userId)).toMatchObject([{ state: 'open' }, { state: 'answered' }]);
    expect(await auditOf(request.id)).toMatchObject([
      { action: 'document-request.added', actor: userId },
      { action: 'document-request.answered', actor: `request:${request.id}` },
    ]);
  });

  it('with the same bytes adds nothing, also as the sixth', async () => {
    const userId = randomUUID() as UserId;
    const { token } = await add(userId);
    for (const content of ['1', '2', '3', '4', '5']) await send(token, content);
    expect(await send(token, '5')).toEqual({ isNew: false, pages: 3 });
    expect(await outcomeOf(send(token, '6'))).toBe('REQUEST_CLOSED');
    expect(registered).toHaveLength(5);
    expect(await list(userId)).toMatchObject([{ answers: 5 }]);
  });

  it('is one of five, also at the same time', async () => {
    const userId = randomUUID() as UserId;
    const { token } = await add(userId);
    const tries = Array.from({ length: 9 }, (_, at) => outcomeOf(send(token, `at once ${at}`)));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(5);
    expect(registered).toHaveLength(5);
  });

  it('adds nothing if the business has the file already', async () => {
    const userId = randomUUID() as UserId;
    refusal = new DomainError('conflict', 'DUPLICATE_DOCUMENT', 'twice');
    const { token } = await add(userId);
    expect(await send(token, 'one')).toEqual({ isNew: false, pages: 3 });
    expect(await list(userId)).toMatchObject([{ state: 'answered' }]);
  });

  it('that is refused leaves nothing and can be sent again', async () => {
    const userId = randomUUID() as UserId;
    const { token } = await add(userId);
    refusal = new DomainError('limit', 'STORAGE_FULL', 'full');
    expect(await outcomeOf(send(token, 'one'))).toBe('STORAGE_FULL');
    const rows = await sharing.service.query('select 1 from request_answers where user_id = $1', [userId]);
    expect(rows).toEqual([]);
    expect(await list(userId)).toMatchObject([{ state: 'open', answers: 0 }]);
    refusal = null;
    expect(await send(token, 'one')).toMatchObject({ isNew: true });
  });
});

describe('wrong tokens', () => {
  it('are 20 for a network in 15 minutes, also at the same time', async () => {
    const { token } = await add(randomUUID() as UserId);
    const guess = (place: number) => outcomeOf(open('x'.repeat(43), `198.51.100.${place}`));
    const outcomes = await Promise.all(Array.from({ length: 25 }, (_, place) => guess(place)));
    expect(outcomes.filter((each) => each === 'LINK_NOT_VALID')).toHaveLength(20);
    expect(outcomes.filter((each) => each === 'TOO_MANY_TOKENS')).toHaveLength(5);
    expect(await outcomeOf(open(token, '198.51.100.1'))).toBe('TOO_MANY_TOKENS');
    expect(await outcomeOf(open(token, '192.0.2.1'))).toBe('done');
    sharing.clock.advance(15 * 60_000 + 1);
    expect(await outcomeOf(open(token, '198.51.100.1'))).toBe('done');
  });
});

describe('an owner who leaves', () => {
  it('closes the requests when the grace period begins', async () => {
    const userId = randomUUID() as UserId;
    const { token } = await add(userId);
    await sendEvent(sharing.service.connection, events.userErasurePlanned, {
      userId,
      aggregateId: randomUUID(),
      aggregateVersion: 1,
      data: { erasureId: randomUUID(), dueAt: new Date().toISOString() },
    });
    await eventually(
      () => outcomeOf(open(token)),
      (outcome) => outcome === 'LINK_NOT_VALID',
    );
  });

  it('exports the requests with their answers and without tokens', async () => {
    const userId = randomUUID() as UserId;
    const { request, token } = await add(userId, { email: 'lena@example.com' });
    await send(token, 'one');
    const call = { ...actingForSelf(userId), page: {} };
    const { items } = await sharing.rpc.call(rpc.privacy.documentRequests, call);
    expect(items).toMatchObject([
      { id: request.id, title: 'October statement', email: 'lena@example.com', received: [{ pages: 3 }] },
    ]);
    expect(JSON.stringify(items)).not.toContain(token);
  });
});

import { createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type BankFileId,
  type DocumentId,
  type DocumentRequest,
  type DocumentView,
  emptyProfile,
  type ExportId,
  type ExportView,
  ownerServices,
  type PackageId,
  routeExamples,
  rpc,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { PassWriter } from '@groundwork/platform-messaging';
import { createStorage, type ObjectStorage, SealedFiles, sealKey } from '@groundwork/platform-storage';
import {
  answerFileKeys,
  eventually,
  FakeService,
  fileKeyOf,
  type RunningService,
  testCallKeyOf,
  testStorageUrl,
} from '@groundwork/testing';
import yauzl from 'yauzl';
import { slowCallMs, runIdentity, runReplica, signUp } from '../../../testing/identity.ts';
import { forBusiness, People } from '../../../testing/people.ts';

jest.setTimeout(4 * slowCallMs);

let identity: RunningService;
let storage: ObjectStorage;
let services: FakeService;
let profileReads = 0;

const ssn = '987-65-4329';
const profile = { ...emptyProfile(), ssn, fullName: 'Erin "E" Lee', completion: 6, answered: ['fullName'] };

const documentId = randomUUID() as DocumentId;
const encryptedKey = `files/${documentId}`;
const encryptedText = `SSN ${ssn} `.repeat(20_000);

const view: DocumentView = {
  id: randomUUID() as DocumentView['id'],
  originalName: '../re:turn.pdf',
  fileSize: 14,
  createdAt: '2026-02-03T04:05:06.000Z',
  ...({ category: 'tax_documents', subcategory: null, status: 'pending', statusReason: null } as const),
  reviewRequired: false,
  fraudScore: null,
  aiAnalysis: {
    ...({ confidence: null, stage: 'received', progress: null, pages: null, previews: 0 } as const),
    stages: [],
    classification: null,
    extracted: [],
    signals: [],
    mismatches: [],
  },
};

const bankFileSecret = randomBytes(32);
const bankFileBase = {
  id: randomUUID() as BankFileId,
  createdAt: view.createdAt,
  appliedAt: view.createdAt,
  state: 'applied',
  source: 'csv',
  name: 'rows/2026.csv',
  storageKey: 'bank-files/one',
} as const;
const bankFiles = [
  bankFileBase,
  { ...bankFileBase, id: randomUUID() as BankFileId, source: 'document' as const, storageKey: null },
];

const packageId = randomUUID() as PackageId;
const zipKey = `packages/${packageId}/v1/package.zip`;
const exportedRequests = (routeExamples.documentRequests?.reply as DocumentRequest[]).map((request) => ({
  ...request,
  email: 'lena@example.com',
  closedAt: null,
  received: [],
}));
const exportedPackage = {
  id: packageId,
  title: 'For First Bank',
  createdAt: view.createdAt,
  withdrawnAt: null,
  file: null,
  links: routeExamples.packageLinks?.reply as never,
  requests: routeExamples.lenderRequests?.reply as never,
  consents: routeExamples.shareConsents?.reply as never,
  zips: [{ version: 1, storageKey: zipKey }],
};

function stubServices(stub: FakeService): void {
  const none = () => ({ items: [], nextCursor: null });
  stub
    .on(rpc.privacy.profile, () => {
      profileReads += 1;
      return { profile, accounts: [] };
    })
    .on(rpc.profile.history, none)
    .on(rpc.scoring.history, none)
    .on(rpc.scoring.provenHistory, none)
    .on(rpc.scoring.recommendations, () => [])
    .on(rpc.billing.subscription, () => ({ plan: 'starter' as const, status: 'none' }))
    .on(rpc.billing.invoices, () => [])
    .on(rpc.privacy.ledger, () => ({ accounts: [], files: bankFiles, corrections: [], witnesses: [] }))
    .on(rpc.ledger.fileKey, ({ fileId, receiver }) => ({ key: sealKey(receiver, fileId, bankFileSecret) }))
    .on(rpc.privacy.ledgerRows, none)
    .on(rpc.privacy.lenderNotes, () => [])
    .on(rpc.privacy.packages, () => ({ items: [exportedPackage], nextCursor: null }))
    .on(rpc.privacy.documentRequests, () => ({ items: exportedRequests, nextCursor: null }))
    .on(rpc.privacy.packageVisits, () => ({
      items: routeExamples.packageVisits?.reply as never,
      nextCursor: null,
    }))
    .on(rpc.sharing.fileKey, ({ packageId, receiver }) => ({
      key: sealKey(receiver, packageId, bankFileSecret),
    }));
  for (const service of ownerServices) if (service !== 'identity') stub.on(rpc[service].audit, none);
  const file = { storageKey: 'files/one', mediaType: 'application/pdf', originalName: view.originalName };
  const rows = { ...file, storageKey: 'rows/one/v1.json', originalName: `${view.originalName}-rows.json` };
  const sealed = { ...file, storageKey: encryptedKey, originalName: 'sealed.pdf' };
  stub.on(rpc.privacy.documents, ({ userId }) => ({
    items: [
      { view, file, rows },
      { view, file: { ...sealed, document: { userId, documentId } } },
    ],
    nextCursor: null,
  }));
}

beforeAll(async () => {
  identity = await runIdentity();
  storage = createStorage(testStorageUrl());
  await storage.put('files/one', Readable.from([Buffer.from('file content')]));
  await storage.put('rows/one/v1.json', Readable.from([Buffer.from('rows of a statement')]));
  const files = new SealedFiles(storage, { key: fileKeyOf(documentId), mayBePlain: false });
  await files.put(encryptedKey, Readable.from([Buffer.from(encryptedText)]));
  const bankFile = new SealedFiles(storage, { key: bankFileSecret, mayBePlain: false });
  await bankFile.put(zipKey, Readable.from([Buffer.from('a ZIP')]));
  await bankFile.put('bank-files/one', Readable.from([Buffer.from('Date,Amount')]));
  services = answerFileKeys(new FakeService(identity.connection), { sealed: true });
  stubServices(services);
  await identity.connection.flush();
});
afterAll(() => identity.stop());

const requestExport = (userId: string) => identity.rpc.call(rpc.privacy.askExport, actingForSelf(userId));
const latestExport = async (userId: string): Promise<ExportView | null> =>
  (await identity.rpc.call(rpc.privacy.export, { userId })).export;
const fileOf = (userId: string, exportId: ExportId) =>
  identity.rpc.call(rpc.privacy.exportFile, { ...actingForSelf(userId), exportId });
const waitForState = (userId: string, state: ExportView['state']) =>
  eventually(
    () => latestExport(userId),
    (seen) => seen?.state === state,
    2 * slowCallMs,
  );

async function unzip(zip: Buffer): Promise<Record<string, string>> {
  const archive = await yauzl.fromBufferPromise(zip);
  const files: Record<string, string> = {};
  for await (const entry of archive.eachEntry()) {
    files[entry.fileName] = (await buffer(await archive.openReadStreamPromise(entry))).toString();
  }
  return files;
}

async function openExport(userId: string, exportId: ExportId): Promise<Record<string, string>> {
  const { storageKey, ...sealing } = await fileOf(userId, exportId);
  return decrypted(storageKey, sealing);
}

async function decrypted(
  storageKey: string,
  { key, iv, tag }: Record<'key' | 'iv' | 'tag', string>,
): Promise<Record<string, string>> {
  const sealed = await buffer(await storage.get(storageKey));
  expect(sealed.includes(ssn)).toBe(false);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  decipher.setAuthTag(Buffer.from(tag, 'base64'));
  return unzip(Buffer.concat([decipher.update(sealed), decipher.final()]));
}

describe('an export', () => {
  it('contains all data as JSON and CSV with the decrypted files, and is encrypted in storage', async () => {
    const { user } = await signUp(identity, 'exporter@example.com');
    const { id } = await requestExport(user.id);
    const ready = await waitForState(user.id, 'ready');
    expect([ready?.done, ready?.bytes]).toEqual([ready?.parts, expect.any(Number)]);
    const files = await openExport(user.id, id);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'account.json',
        'profile.csv',
        'consents.csv',
        'access-log.json',
        'sessions.csv',
        'notices.json',
        'notice-preferences.json',
      ]),
    );
    expect(files['documents/1-.._re_turn.pdf']).toBe('file content');
    expect(files['documents/1-.._re_turn.pdf-rows.json']).toBe('rows of a statement');
    expect((await buffer(await storage.get(encryptedKey))).includes(ssn)).toBe(false);
    expect(files['documents/2-sealed.pdf']).toBe(encryptedText);
    expect(files['bank-files/1-rows_2026.csv']).toBe('Date,Amount');
    expect(Object.keys(files).filter((name) => name.startsWith('bank-files/'))).toHaveLength(1);
    expect(files['bank-files.json']).not.toContain('storageKey');
    expect(files[`packages/${packageId}-v1.zip`]).toBe('a ZIP');
    expect(JSON.parse(files['packages.json'] ?? '')).toMatchObject([
      {
        title: 'For First Bank',
        links: [{ email: 'ann@bank.example' }],
        visits: [{ recipient: 'Ann Lee' }],
        requests: [{ title: 'Bank statement of October' }],
        consents: [{ what: 'ssn' }],
      },
    ]);
    expect(JSON.parse(files['requests.json'] ?? '')).toMatchObject([{ email: 'lena@example.com' }]);
    expect(files['packages.json']).not.toContain('storageKey');
    expect(JSON.parse(files['sessions.json'] ?? '')).toMatchObject([{ device: expect.any(String) }]);
    expect(files['sessions.json']).not.toMatch(/token/i);
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ ssn, answered: ['fullName'] });
    expect(files['profile.csv']).toContain('"Erin ""E"" Lee"');
    expect(files['account.json']).toContain(user.email);
    expect(Object.values(files).join()).not.toContain('argon2');
    const published = await identity.query(
      `select data from outbox where type = 'export.ready' and user_id = $1`,
      [user.id],
    );
    expect(published).toMatchObject([{ data: { exportId: id } }]);
  });

  it.each([
    ['picture.png', '\x89PNG\r\n\x1a\n and so on'],
    ['picture.jpg', '\xff\xd8\xff\xe0 and so on'],
    ['picture.webp', 'RIFF\x09\x00\x00\x00WEBP and so on'],
  ])('contains the picture as %s according to its bytes', async (name, text) => {
    const { user } = await signUp(identity, `${name}@example.com`);
    await storage.put(`pictures/${user.id}`, Readable.from([Buffer.from(text, 'latin1')]));
    await identity.rpc.call(rpc.identity.setPicture, { ...actingForSelf(user.id), version: 'one' });
    const { id } = await requestExport(user.id);
    await waitForState(user.id, 'ready');
    expect((await openExport(user.id, id))[name]).toBe(Buffer.from(text, 'latin1').toString());
  });

  it('of a further business has no account, and is requested by its owner', async () => {
    const people = new People(identity);
    const owner = await people.add('two-firms');
    await people.givePlan(owner.id, 'professional');
    const request = { ...actingForSelf(owner.id), name: 'Second firm' };
    const { id: second } = await identity.rpc.call(rpc.identity.addBusiness, request);
    const { id } = await identity.rpc.call(rpc.privacy.askExport, forBusiness(second, owner));
    await waitForState(second, 'ready');
    const { storageKey, key, iv, tag } = await identity.rpc.call(rpc.privacy.exportFile, {
      ...forBusiness(second, owner),
      exportId: id,
    });
    const files = await decrypted(storageKey, { key, iv, tag });
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['profile.json', 'people.json', 'access-log.json']),
    );
    expect(Object.keys(files).filter((name) => /^(account|sessions|consents|notices)\./.test(name))).toEqual(
      [],
    );
  });

  it('is built once for fifty simultaneous requests', async () => {
    const { user } = await signUp(identity, 'impatient@example.com');
    const before = profileReads;
    const all = await Promise.all(Array.from({ length: 50 }, () => requestExport(user.id)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await waitForState(user.id, 'ready');
    expect(profileReads - before).toBe(1);
  });

  it('can only be opened by its owner, until it expires', async () => {
    const { user } = await signUp(identity, 'owner@example.com');
    const { id } = await requestExport(user.id);
    await waitForState(user.id, 'ready');
    const error = { kind: 'not-found', code: 'EXPORT_NOT_FOUND' };
    await expect(fileOf(randomUUID(), id)).rejects.toMatchObject(error);
    const { storageKey } = await fileOf(user.id, id);
    await identity.query(`update exports set expires_at = now() where id = $1`, [id]);
    await expect(fileOf(user.id, id)).rejects.toMatchObject(error);
    await eventually(
      () => identity.query('select state from exports where id = $1', [id]),
      ([row]) => row?.['state'] === 'expired',
      slowCallMs,
    );
    await expect(storage.get(storageKey)).rejects.toMatchObject({ name: 'ObjectNotFound' });
    expect(await latestExport(user.id)).toMatchObject({ state: 'expired' });
  });

  it('is complete and built by the faster process when two processes build it', async () => {
    const { user } = await signUp(identity, 'slow@example.com');
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    let calls = 0;
    services.on(rpc.billing.subscription, async () => {
      if ((calls += 1) > 1) return { plan: 'professional' as const, status: 'active' };
      await blocked;
      return { plan: 'starter' as const, status: 'none' };
    });
    const { id } = await requestExport(user.id);
    const [row] = await eventually(
      () => identity.query('select storage_key as key from exports where id = $1', [id]),
      ([building]) => calls > 0 && building?.['key'] !== '',
      slowCallMs,
    );
    const replica = await runReplica(identity);
    await identity.query('update exports set next_at = now() where id = $1', [id]);
    await waitForState(user.id, 'ready');
    await replica.close();
    release();
    // Exports are built one after the other: when this one is ready, the slow build has ended.
    const { user: next } = await signUp(identity, 'next@example.com');
    await requestExport(next.id);
    await waitForState(next.id, 'ready');
    const files = await openExport(user.id, id);
    expect(JSON.parse(files['subscription.json'] ?? '')).toMatchObject({ plan: 'professional' });
    await expect(storage.get(String(row?.['key']))).rejects.toMatchObject({ name: 'ObjectNotFound' });
  });

  it('waits for an unavailable service and is complete afterward', async () => {
    const { user } = await signUp(identity, 'patient@example.com');
    services.on(rpc.scoring.recommendations, () => {
      throw new DomainError('unavailable', 'UNAVAILABLE', 'down');
    });
    await requestExport(user.id);
    await eventually(
      () => identity.query('select tries from exports where user_id = $1', [user.id]),
      ([row]) => Number(row?.['tries']) > 0,
      slowCallMs,
    );
    expect(await latestExport(user.id)).toMatchObject({ state: 'building' });
    services.on(rpc.scoring.recommendations, () => []);
    expect(await waitForState(user.id, 'ready')).toMatchObject({ state: 'ready' });
  });

  async function builtWith(
    email: string,
    pass: (userId: string) => string | null,
  ): Promise<ExportView | null> {
    const { user } = await signUp(identity, email);
    services.goAway(rpc.privacy.profile);
    await requestExport(user.id);
    const tries = async () => {
      const [row] = await identity.query('select tries from exports where user_id = $1', [user.id]);
      return Number(row?.['tries']);
    };
    await eventually(tries, (count) => count > 0, slowCallMs);
    await identity.query('update exports set pass = $2 where user_id = $1', [user.id, pass(user.id)]);
    // The running attempt still has the first pass.
    const first = await tries();
    await eventually(tries, (count) => count > first, slowCallMs);
    stubServices(services);
    await eventually(
      async () => (await latestExport(user.id))?.state === 'ready' || (await tries()) > first + 2,
      (isOver) => isOver,
      slowCallMs,
    );
    return latestExport(user.id);
  }

  const passOf = (owner: string, hours: number) =>
    new PassWriter('gateway', testCallKeyOf('gateway')).write({
      contract: rpc.privacy.askExport,
      timeoutMs: -hours * 3_600_000,
      person: { ...actingForSelf(owner), role: 'user' },
    });

  it('is built with the stored pass of its request, which it deletes', async () => {
    expect(await builtWith('late@example.com', (owner) => passOf(owner, 2))).toMatchObject({
      state: 'ready',
    });
    const [stored] = await identity.query(
      'select count(*) from exports where pass is not null and state = $1',
      ['ready'],
    );
    expect(stored).toEqual({ count: '0' });
  });

  it.each<[string, (owner: string) => string | null]>([
    ['without a pass', () => null],
    ['with the pass of another owner', () => passOf(randomUUID(), 0)],
    ['with a pass of yesterday', (owner) => passOf(owner, 25)],
  ])('reads nothing %s', async (name, pass) => {
    const before = profileReads;
    expect(await builtWith(`${name.replaceAll(' ', '.')}@example.com`, pass)).toMatchObject({
      state: 'building',
    });
    expect(profileReads).toBe(before);
    await identity.query(`update exports set state = 'failed' where state = 'building'`);
  });
});

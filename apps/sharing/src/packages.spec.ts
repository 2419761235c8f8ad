import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  events,
  maskedAccountNumber,
  packageChoice,
  packageFolder,
  packageLimits,
  packageManifest,
  packageSources,
  rpc,
  shareConsentVersion,
  type UserId,
} from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import { eventually, sendEvent } from '@groundwork/testing';
import { accountId, RunningSharing } from '../testing/running-sharing.ts';
import { SweepBuilds } from './features/sweep-builds/sweep-builds.use-case.ts';

let sharing: RunningSharing;
beforeAll(async () => {
  sharing = await RunningSharing.start();
});
afterAll(() => sharing.stop());

const owner = () => randomUUID() as UserId;
const preview = (userId: UserId, choice: object = {}) =>
  sharing.rpc.call(rpc.sharing.preview, {
    ...actingForSelf(userId),
    choice: packageChoice.parse({ title: 'A file', ...choice }),
  });
const rowsOf = (table: string, userId: string) =>
  sharing.service.query(`select * from ${table} where user_id = $1`, [userId]);

describe('a preview', () => {
  it('lists documents, masked numbers and what is missing, and stores nothing', async () => {
    const userId = owner();
    const documentIds = [sharing.addDocument(userId)];
    const previewed = await preview(userId, { documentIds, open: ['ssn'] });
    expect(previewed.documents).toMatchObject([{ kind: 'business_checking', period: '2026-10', pages: 2 }]);
    expect(previewed.masked).toEqual([
      { number: 'ssn', shown: '***-**-6789', opened: true },
      { number: 'ein', shown: '**-***4321', opened: false },
      { number: maskedAccountNumber(accountId), shown: '****6789', opened: false },
      { number: 'dateOfBirth', shown: '1980', opened: false },
    ]);
    expect(previewed.missing.map(({ code }) => code)).toEqual(['COVERAGE', 'PROVEN', 'CASH_FLOW']);
    expect(previewed.consentText).toBe(shareConsentVersion);
    expect(await rowsOf('packages', userId)).toEqual([]);
  });
});

describe('a choice', () => {
  it.each([
    ['an opened number without the consent text', { open: ['ein'] }, 'CONSENT_NEEDED'],
    ['an older consent text', { open: ['ein'], consentText: 'older' }, 'CONSENT_NEEDED'],
    ['an unknown document', { documentIds: [randomUUID()] }, 'INVALID_INPUT'],
    ['an original that is not chosen', { originals: [randomUUID()] }, 'INVALID_INPUT'],
    [
      'an account of another owner',
      { open: [maskedAccountNumber(randomUUID())], consentText: shareConsentVersion },
      'INVALID_INPUT',
    ],
  ])('is rejected with %s', async (_name, choice, code) => {
    const userId = owner();
    await expect(sharing.create(userId, choice)).rejects.toMatchObject({ kind: 'invalid', code });
    expect(await rowsOf('packages', userId)).toEqual([]);
  });

  it('is rejected with a document of another owner', async () => {
    const documentIds = [sharing.addDocument(owner())];
    await expect(sharing.create(owner(), { documentIds })).rejects.toMatchObject({
      details: [{ field: 'documentIds.0' }],
    });
  });

  it('names a document that is not ready', async () => {
    const userId = owner();
    const id = sharing.addDocument(userId, { status: 'processing' });
    await expect(sharing.create(userId, { documentIds: [id] })).rejects.toMatchObject({
      code: 'DOCUMENT_NOT_READY',
      message: expect.stringContaining(id),
    });
  });

  it('is too large above the bytes of a package', async () => {
    const userId = owner();
    const documentIds = [sharing.addDocument(userId, { fileSize: packageLimits.bytes + 1 })];
    await expect(sharing.create(userId, { documentIds })).rejects.toMatchObject({
      code: 'PACKAGE_TOO_LARGE',
    });
  });

  it('is one of fifty that are not withdrawn', async () => {
    const userId = owner();
    const first = await sharing.create(userId);
    for (let n = 1; n < packageLimits.packages; n += 1) await sharing.create(userId);
    await expect(sharing.create(userId)).rejects.toMatchObject({ code: 'TOO_MANY_PACKAGES' });
    await sharing.rpc.call(rpc.sharing.withdraw, { ...actingForSelf(userId), packageId: first.id });
    expect(await sharing.create(userId)).toMatchObject({ state: 'building' });
  });

  it('is 503 while a service that it reads is away', async () => {
    sharing.fakes.goAway(packageSources.score);
    await expect(sharing.create(owner())).rejects.toMatchObject({ kind: 'unavailable' });
    sharing.fakes.on(packageSources.score, sharing.aScore);
  });
});

describe('a frozen version', () => {
  it('is built page by page, and its signed manifest lists each file', async () => {
    const userId = owner();
    const documentIds = [sharing.addDocument(userId), sharing.addDocument(userId)];
    const created = await sharing.create(userId, { documentIds });
    expect(created).toMatchObject({ state: 'building', version: 1, progress: { done: 0, total: 5 } });
    const built = await sharing.build(userId, created);
    expect(built).toMatchObject({ state: 'ready', pages: 6, bytes: 1000, progress: { done: 5, total: 5 } });
    const [row] = await rowsOf('package_versions', userId);
    const manifest = packageManifest.parse(JSON.parse(String(row?.['manifest'])));
    expect(manifest).toMatchObject({ business: 'Cedar Lane Bakery', recipient: 'First Bank', stated: 612 });
    expect(manifest.files.map(({ path }) => path)).toEqual([
      'README.txt',
      'cashflow.csv',
      'documents/01-business_checking-2026-10.pdf',
      'documents/02-business_checking-2026-10.pdf',
      'score/input.json',
      'score/result.json',
    ]);
    const [key] = await sharing.rpc.call(rpc.sharing.signingKeys, {});
    const publicKey = Buffer.from(key?.publicKey ?? '', 'base64');
    expect(key?.keyId).toBe(createHash('sha256').update(publicKey).digest('hex').slice(0, 16));
    const { keyId, signature } = row?.['signature'] as { keyId: string; signature: string };
    expect(keyId).toBe(key?.keyId);
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') };
    const content = Buffer.from(String(row?.['manifest']));
    const sealed = Buffer.from(signature, 'base64');
    expect(verify(null, content, createPublicKey({ key: jwk, format: 'jwk' }), sealed)).toBe(true);
    content[10] = (content[10] ?? 0) ^ 1;
    expect(verify(null, content, createPublicKey({ key: jwk, format: 'jwk' }), sealed)).toBe(false);
  });

  it('stores texts and numbers encrypted, and no numbers after the build', async () => {
    const userId = owner();
    await sharing.create(userId, { note: 'Call me', title: 'Secret title' });
    const stored = JSON.stringify([
      await rowsOf('packages', userId),
      await rowsOf('package_versions', userId),
    ]);
    expect(stored).not.toMatch(/Secret title|Call me|First Bank|Cedar|123-?45-?6789/);
    const [other] = [owner()];
    await sharing.ready(other);
    const [row] = await rowsOf('package_versions', other);
    expect(row?.['sealed_numbers']).toBeNull();
  });

  it('shows no number in the texts of the owner, and an opened one on the first page', async () => {
    const userId = owner();
    const { id: packageId } = await sharing.create(userId, {
      open: ['ein'],
      consentText: shareConsentVersion,
    });
    const step = await sharing.rpc.call(rpc.sharing.buildStep, { userId, packageId, version: 1 });
    const text = JSON.stringify(step);
    expect(text).toContain('My SSN is ***-**-6789');
    expect(text).not.toMatch(/123-?45-?6789/);
    expect(step).toMatchObject({
      memo: { lines: expect.arrayContaining([expect.stringContaining('98-7654321')]) },
    });
    const consents = await rowsOf('share_consents', userId);
    expect(consents).toMatchObject([{ what: 'ein', text_version: shareConsentVersion, actor_id: userId }]);
  });

  it('has worksheets in the order of the forms if the owner chooses them, with masked numbers', async () => {
    const userId = owner();
    expect(await sharing.create(userId)).toMatchObject({ worksheets: [] });
    const { id: packageId, worksheets } = await sharing.create(userId, {
      parts: ['worksheets'],
      open: ['dateOfBirth'],
      consentText: shareConsentVersion,
    });
    expect(worksheets).toEqual(['sba-413', 'sba-1919']);
    const step = await sharing.rpc.call(rpc.sharing.buildStep, { userId, packageId, version: 1 });
    const sheets = step.kind === 'assemble' ? step.worksheets : [];
    expect(sheets.map(({ path, sheet }) => [path, sheet.title])).toEqual([
      [
        'worksheets/sba-413.pdf',
        'Unsigned draft worksheet in the order of SBA Form 413. This is not the form.',
      ],
      [
        'worksheets/sba-1919.pdf',
        'Unsigned draft worksheet in the order of SBA Form 1919. This is not the form.',
      ],
    ]);
    const [applicant] = sheets[0]?.sheet.sections ?? [];
    expect(applicant?.table?.rows).toEqual(
      expect.arrayContaining([
        ['Social Security number', '***-**-6789'],
        ['Date of birth', '1980-03-04'],
        ['Business name', 'Cedar Lane Bakery'],
      ]),
    );
    expect(JSON.stringify(sheets)).not.toMatch(/123-?45-?6789|98-?7654321/);
    expect(sheets[1]?.sheet.sections[1]?.table?.rows[0]).toEqual(['Amount', '$100,000.00']);
  });

  it('waits for the owner at a page that was hard to read, and leaves out what she rejects', async () => {
    const userId = owner();
    const created = await sharing.create(userId, { documentIds: [sharing.addDocument(userId)] });
    const waiting = await sharing.build(userId, created, 0.5);
    const itemId = waiting.items[0]!.id;
    expect(waiting).toMatchObject({
      state: 'needs_check',
      pagesToCheck: [
        { itemId, page: 1 },
        { itemId, page: 2 },
      ],
    });
    const check = (page: number, ok: boolean) =>
      sharing.rpc.call(rpc.sharing.checkPage, {
        ...actingForSelf(userId),
        packageId: created.id,
        check: { itemId, page, ok },
      });
    await check(1, true);
    await expect(check(1, false)).rejects.toMatchObject({ code: 'PAGE_NOT_OPEN' });
    expect(await check(2, false)).toMatchObject({ state: 'building', pagesToCheck: [] });
    expect(await sharing.build(userId, created)).toMatchObject({ state: 'ready', items: [{ pages: 1 }] });
  });

  it('is not changed by a worker of an older version', async () => {
    const userId = owner();
    const created = await sharing.create(userId, { documentIds: [sharing.addDocument(userId)] });
    const own = { userId, packageId: created.id, version: 1 };
    const next = await sharing.rpc.call(rpc.sharing.addVersion, {
      ...actingForSelf(userId),
      packageId: created.id,
    });
    expect(next).toMatchObject({ version: 2, title: 'For First Bank', state: 'building' });
    expect(await sharing.rpc.call(rpc.sharing.buildStep, own)).toEqual({ kind: 'end', isGone: false });
    await sharing.rpc.call(rpc.sharing.recordBuild, { ...own, bytes: 5, memoPages: 1 });
    await sharing.rpc.call(rpc.sharing.failBuild, { ...own, cause: 'unreadable', itemId: null });
    expect(await sharing.view(userId, created.id)).toMatchObject({ version: 2, state: 'building' });
  });

  it('fails by kind and period with its choice, and ten minutes after its last page', async () => {
    const userId = owner();
    const created = await sharing.create(userId, { documentIds: [sharing.addDocument(userId)] });
    const own = { userId, packageId: created.id, version: 1 };
    const itemId = created.items[0]!.id;
    await sharing.rpc.call(rpc.sharing.failBuild, { ...own, cause: 'missing', itemId });
    expect(await sharing.view(userId, created.id)).toMatchObject({
      state: 'failed',
      reason: 'business checking 2026-10 was deleted before the file was frozen.',
    });
    const next = await sharing.rpc.call(rpc.sharing.addVersion, {
      ...actingForSelf(userId),
      packageId: created.id,
    });
    expect(next.items.map(({ documentId }) => documentId)).toEqual([created.items[0]!.documentId]);
    const slow = await sharing.create(userId);
    const sweep = sharing.service.app.get(SweepBuilds, { strict: false });
    await sweep.sweep(new Date(sharing.clock.now().getTime() + 599_000));
    expect(await sharing.view(userId, slow.id)).toMatchObject({ state: 'building' });
    await sweep.sweep(new Date(sharing.clock.now().getTime() + 601_000));
    expect(await sharing.view(userId, slow.id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('ten minutes'),
    });
  });

  it('is outdated after a rejected document and another score, and shows the deleted document', async () => {
    const userId = owner();
    const documentId = sharing.addDocument(userId);
    const built = await sharing.ready(userId, { documentIds: [documentId] });
    expect(built.outdated).toBe(false);
    const [document] = (await sharing.rpc.call(packageSources.documentStates, { userId })).documents;
    const send = (
      contract: typeof events.documentReviewed | typeof events.documentDeleted,
      version: number,
      status: string,
    ) =>
      sendEvent(sharing.service.connection, contract, {
        userId,
        aggregateId: documentId,
        aggregateVersion: version,
        data: { ...document!.state, status: status as 'rejected' },
      });
    const shows = (state: string) =>
      eventually(
        () => sharing.view(userId, built.id),
        ({ items, outdated }) => items[0]?.state === state && outdated,
      );
    await send(events.documentReviewed, 5, 'rejected');
    await shows('rejected');
    await send(events.documentDeleted, 6, 'rejected');
    await shows('removed');
    await send(events.documentReviewed, 5, 'processed');
    await shows('removed');
  });
});

describe('a withdrawn package', () => {
  it('is gone with its objects, and is built no further', async () => {
    const userId = owner();
    const built = await sharing.ready(userId);
    const storage = sharing.service.app.get(ObjectStorage, { strict: false });
    const key = `${packageFolder(built.id, 1)}package.zip`;
    await storage.put(key, Readable.from([Buffer.from('zip')]));
    await sharing.rpc.call(rpc.sharing.withdraw, { ...actingForSelf(userId), packageId: built.id });
    await expect(sharing.view(userId, built.id)).rejects.toMatchObject({ code: 'PACKAGE_NOT_FOUND' });
    await expect(storage.get(key)).rejects.toThrow('There is no object');
    await sharing.service.app
      .get(SweepBuilds, { strict: false })
      .sweep(new Date(sharing.clock.now().getTime() + 200_000));
    expect(await rowsOf('package_versions', userId)).toEqual([]);
  });
});

describe('an owner who is erased during a build', () => {
  it('has no row, and the worker learns that nothing of the file stays', async () => {
    const userId = owner();
    const created = await sharing.create(userId, { documentIds: [sharing.addDocument(userId)] });
    const own = { userId, packageId: created.id, version: 1 };
    const itemId = created.items[0]!.id;
    expect(await sharing.recordPage(own, itemId, 1)).toEqual({ isInWork: true });
    const erasureId = randomUUID();
    await sendEvent(sharing.service.connection, events.userErasureRequested, {
      userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId },
    });
    const gone = () => sharing.rpc.call(rpc.sharing.buildStep, own);
    expect(await eventually(gone, (step) => step.kind === 'end')).toEqual({ kind: 'end', isGone: true });
    await eventually(
      () => rowsOf('package_versions', userId),
      (rows) => rows.length === 0,
    );
    expect(await sharing.recordPage(own, itemId, 2)).toEqual({ isInWork: false });
    await expect(sharing.rpc.call(rpc.sharing.sealBuild, { ...own, files: [] })).rejects.toMatchObject({
      code: 'PACKAGE_NOT_FOUND',
    });
    expect(await rowsOf('package_pages', userId)).toEqual([]);
  });
});

describe('an erased owner', () => {
  it('has no row, no object and no link', async () => {
    const userId = owner();
    const built = await sharing.ready(userId, { documentIds: [sharing.addDocument(userId)] });
    const { token, session } = await sharing.visit(userId, built.id);
    const dueDay = sharing.clock.now().toISOString().slice(0, 10);
    await sharing.rpc.call(rpc.sharing.addRequest, {
      session,
      request: { title: 'One', note: null, dueDay },
    });
    const storage = sharing.service.app.get(ObjectStorage, { strict: false });
    const key = `${packageFolder(built.id, 1)}memo.pdf`;
    await storage.put(key, Readable.from([Buffer.from('memo')]));
    const erasureId = randomUUID();
    await sendEvent(sharing.service.connection, events.userErasureRequested, {
      userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId: erasureId },
    });
    const [reported] = await eventually(
      () => sharing.service.query('select data from outbox where aggregate_id = $1', [erasureId]),
      (rows) => rows.length === 1,
    );
    const { report } = reported?.['data'] as { report: { erased: { what: string; count: number }[] } };
    expect(report.erased).toEqual(
      expect.arrayContaining([
        { what: 'lender files', count: 1 },
        { what: 'links for lenders', count: 1 },
        { what: 'visits of lenders', count: 1 },
        { what: 'requests of lenders', count: 1 },
        { what: 'stored parts of lender files', count: 1 },
      ]),
    );
    await expect(storage.get(key)).rejects.toThrow('There is no object');
    await expect(sharing.rpc.call(rpc.sharing.openLink, { token })).rejects.toMatchObject({
      code: 'LINK_GONE',
    });
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentId, events, previewKey, rpc, type UserId } from '@groundwork/contracts';
import { FieldCipher, RewrapDataKeys } from '@groundwork/platform-crypto';
import { DamagedObject } from '@groundwork/platform-storage';
import { eventually, sendEvent, testFieldKeys } from '@groundwork/testing';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { EncryptStoredFiles } from './features/encrypt-stored-files/encrypt-stored-files.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const pdf = Buffer.concat([Buffer.from('%PDF-1.7 SSN 078-05-1120 '), randomBytes(150_000)]);
const raw = async (key: string) => buffer(await running.storage.get(key));
const put = (key: string, bytes: Buffer) => running.storage.put(key, Readable.from([bytes]));

async function uploaded(content = pdf, userId: string = randomUUID()) {
  const { id } = await running.upload(userId, randomUUID(), content);
  const own = { userId: userId as UserId, documentId: id };
  return { ...own, storageKey: `files/${id}`, own };
}

async function download({ own }: { own: { userId: UserId; documentId: DocumentId } }): Promise<Buffer> {
  const request = { ...actingForSelf(own.userId), documentId: own.documentId };
  return buffer(await running.files.open(await running.service.rpc.call(rpc.documents.file, request)));
}

describe('the file of a document', () => {
  it('is encrypted in storage, and opens unchanged', async () => {
    const document = await uploaded();
    const stored = await raw(document.storageKey);
    expect(stored.includes('078-05-1120')).toBe(false);
    expect(stored.includes('%PDF')).toBe(false);
    expect((await download(document)).equals(pdf)).toBe(true);
  });

  it('opens in parts, which read only their chunks', async () => {
    const document = await uploaded();
    const files = await running.files.of(document.own);
    for (const [start, length] of [
      [0, 10],
      [65_530, 20],
      [140_000, 10_025],
      [149_999, 26],
    ] as const) {
      const part = await buffer(
        await files.getRange(document.storageKey, { start, length, size: pdf.length }),
      );
      expect(part.equals(pdf.subarray(start, start + length))).toBe(true);
    }
    const stored = await raw(document.storageKey);
    stored.writeUInt8(stored.readUInt8(100) ^ 1, 100);
    await put(document.storageKey, stored);
    const range = (start: number) =>
      files.getRange(document.storageKey, { start, length: 9, size: pdf.length });
    expect((await buffer(await range(70_000))).equals(pdf.subarray(70_000, 70_009))).toBe(true);
    await expect(range(0).then(buffer)).rejects.toThrow(DamagedObject);
  });

  it('does not open with the content of another document, also of the same owner', async () => {
    const [document, stranger] = [await uploaded(), await uploaded()];
    const neighbor = await uploaded(pdf, document.userId);
    for (const other of [stranger, neighbor]) {
      await put(document.storageKey, await raw(other.storageKey));
      await expect(download(document)).rejects.toThrow(DamagedObject);
    }
  });

  it('does not open with a plain file in its place', async () => {
    const document = await uploaded();
    await put(document.storageKey, pdf);
    await expect(download(document)).rejects.toThrow(DamagedObject);
  });

  it('has a key that no message contains', async () => {
    const document = await uploaded();
    const messages: string[] = [];
    const subscription = running.service.connection.subscribe('>', {
      callback: (_, message) => void messages.push(message.string()),
    });
    await download(document);
    await running.service.connection.flush();
    subscription.unsubscribe();
    const [row] = await running.service.query('select * from data_keys where user_id = $1', [
      document.userId,
    ]);
    const wrapped = { keyId: String(row?.['key_id']), wrapped: String(row?.['wrapped_key']) };
    const cipher = new FieldCipher(testFieldKeys);
    const key = cipher.deriveKey(wrapped, document.userId, `document ${document.documentId}`);
    expect(messages.join()).toContain(document.documentId);
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      expect(messages.join()).not.toContain(key.toString(encoding).slice(0, 40));
  });

  it('opens after the field key was replaced', async () => {
    const document = await uploaded();
    const both = new FieldCipher(`new:${randomBytes(32).toString('base64')},${testFieldKeys}`);
    const { dataSource } = running.service.database!;
    const before = await running.service.query('select * from data_keys order by user_id');
    const outcome = await new RewrapDataKeys(dataSource, both, 'data_keys').run();
    expect(outcome).toMatchObject({ rewrapped: before.length, unreadable: 0, usage: { new: before.length } });
    const [row] = await running.service.query('select * from data_keys where user_id = $1', [
      document.userId,
    ]);
    const wrapped = { keyId: String(row?.['key_id']), wrapped: String(row?.['wrapped_key']) };
    const [old] = before.filter(({ user_id: userId }) => userId === document.userId);
    const unrotated = { keyId: String(old?.['key_id']), wrapped: String(old?.['wrapped_key']) };
    const keyOf = (key: typeof wrapped) => both.deriveKey(key, document.userId, 'document');
    expect(keyOf(wrapped).equals(keyOf(unrotated))).toBe(true);
    for (const each of before)
      await running.service.query('update data_keys set key_id = $2, wrapped_key = $3 where user_id = $1', [
        each['user_id'],
        each['key_id'],
        each['wrapped_key'],
      ]);
  });

  it('is unreadable after an erasure, also in a copy of the storage', async () => {
    const document = await uploaded();
    const copy = await raw(document.storageKey);
    const files = await running.files.of(document.own);
    const erasureId = randomUUID();
    const { userId } = document;
    const request = {
      id: randomUUID(),
      userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId },
    };
    await sendEvent(running.service.connection, events.userErasureRequested, request);
    await eventually(
      () => running.service.query('select 1 from data_keys where user_id = $1', [userId]),
      (rows) => rows.length === 0,
      40_000,
    );
    await put(document.storageKey, copy);
    expect((await buffer(await files.get(document.storageKey))).equals(pdf)).toBe(true);
    await expect(running.files.of(document.own)).rejects.toMatchObject({ code: 'ACCOUNT_ERASED' });
  });
});

describe('a file from before the encryption', () => {
  async function plainDocument() {
    const document = await uploaded();
    const page = previewKey(document.documentId, 1, 1);
    await put(document.storageKey, pdf);
    await put(page, Buffer.from('picture of 078-05-1120'));
    await running.service.query('update documents set sealed = false where id = $1', [document.documentId]);
    return { ...document, page };
  }

  it('opens', async () => {
    expect((await download(await plainDocument())).equals(pdf)).toBe(true);
  });

  it('is encrypted with its pictures by the sweep, and then opens', async () => {
    const document = await plainDocument();
    const lost = await plainDocument();
    await running.storage.remove(lost.storageKey);
    await running.service.app.get(EncryptStoredFiles).run();
    // The sweep of the service may have one of them.
    await eventually(
      () => running.service.query('select id from documents where not sealed'),
      (rows) => rows.length === 0,
    );
    for (const key of [document.storageKey, document.page])
      expect((await raw(key)).includes('078-05-1120')).toBe(false);
    expect((await download(document)).equals(pdf)).toBe(true);
    const picture = await (await running.files.of(document.own)).get(document.page);
    expect((await buffer(picture)).toString()).toBe('picture of 078-05-1120');
  });
});

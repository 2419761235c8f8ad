import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentId, problemBody, rpc, type UserId } from '@groundwork/contracts';
import { ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { answerFileKeys, fileKeyOf } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
let storage: ObjectStorage;
let token: string;
let userId: UserId;

beforeAll(async () => {
  gateway = await runGateway();
  storage = gateway.app.get(ObjectStorage);
  const person = gateway.identity.someone();
  token = person.token;
  userId = person.user.id;
  answerFileKeys(gateway.calls, { sealed: true });
  gateway.calls.on(rpc.documents.file, ({ documentId }) => ({
    storageKey: `files/${documentId}`,
    mediaType: 'application/pdf',
    originalName: 'return.pdf',
    document: { userId, documentId },
  }));
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());

const content = randomBytes(3_000_017);

async function stored(change: (bytes: Buffer) => Buffer): Promise<DocumentId> {
  const id = randomUUID() as DocumentId;
  const files = new SealedFiles(storage, { key: fileKeyOf(id), mayBePlain: false });
  await files.put(`files/${id}`, Readable.from([content]));
  const bytes = await buffer(await storage.get(`files/${id}`));
  await storage.put(`files/${id}`, Readable.from([change(bytes)]));
  return id;
}

const download = (id: DocumentId) =>
  fetch(`${gateway.url}/api/documents/${id}/file`, { headers: bearer(token) });

describe('the download of an encrypted file', () => {
  it('returns the uploaded bytes', async () => {
    const answer = await download(await stored((bytes) => bytes));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is cut within its first chunk', (bytes) => bytes.subarray(0, 9000)],
    ['is another file', () => randomBytes(9000)],
    ['is empty', () => Buffer.alloc(0)],
  ])('returns 503 with a reason if the stored file %s', async (_, change) => {
    const answer = await download(await stored(change));
    expect(answer.status).toBe(503);
    expect(problemBody.parse(await answer.json())).toMatchObject({ code: 'FILE_DAMAGED' });
  });

  it('breaks off if a later part of the stored file is damaged', async () => {
    const answer = await download(await stored((bytes) => bytes.subarray(0, -1)));
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentId, previewKey, problemBody, rpc, type UserId } from '@groundwork/contracts';
import { ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { answerFileKeys, fileKeyOf } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const content = randomBytes(300_007);
const id = randomUUID() as DocumentId;
const places = { file: `files/${id}`, preview: previewKey(id, 1, 1), plain: 'files/plain' };

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
  const fileAt = (storageKey: string, mediaType: string) => ({
    storageKey,
    mediaType,
    originalName: 'return.pdf',
    document: { userId, documentId: id },
  });
  answerFileKeys(gateway.calls);
  gateway.calls.on(rpc.documents.file, ({ documentId }) =>
    fileAt(documentId === id ? places.file : places.plain, 'application/pdf'),
  );
  gateway.calls.on(rpc.documents.preview, () => fileAt(places.preview, 'image/png'));
  await gateway.nats.flush();
  const files = new SealedFiles(storage, { key: fileKeyOf(id), mayBePlain: false });
  for (const place of [places.file, places.preview]) await files.put(place, Readable.from([content]));
  await storage.put(places.plain, Readable.from([content]));
});
afterAll(() => gateway.stop());

const addresses = {
  'an encrypted file': `/api/documents/${id}/file`,
  'the picture of a page': `/api/documents/${id}/preview?page=1`,
  'a file from before the encryption': `/api/documents/${randomUUID()}/file`,
};

const load = (address: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`${gateway.url}${address}`, { method, headers: { ...bearer(token), ...headers } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe.each(Object.entries(addresses))('a part of %s', (_, address) => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=65530-65545', 65_530, 65_545],
    ['bytes=131072-', 131_072, 300_006],
    ['bytes=-1000', 299_007, 300_006],
    ['bytes=300000-999999', 300_000, 300_006],
    ['bytes=-999999', 0, 300_006],
  ])('is returned for %s', async (range, first, last) => {
    const answer = await load(address, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/300007`);
    expect(answer.headers.get('content-length')).toBe(`${last - first + 1}`);
    expect((await bytesOf(answer)).equals(content.subarray(first, last + 1))).toBe(true);
  });

  it('is 416 with the size of the file for a range after its end', async () => {
    const answer = await load(address, { range: 'bytes=300007-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */300007');
    expect(problemBody.parse(await answer.json())).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'pages=1-2'])('is the whole file for %s', async (range) => {
    const answer = await load(address, { range });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect((await bytesOf(answer)).equals(content)).toBe(true);
  });

  it('is returned only for the version of If-Range', async () => {
    const etag = (await load(address, {}, 'HEAD')).headers.get('etag') ?? '';
    const same = await load(address, { range: 'bytes=1-4', 'if-range': etag });
    expect([same.status, await bytesOf(same)]).toEqual([206, content.subarray(1, 5)]);
    const changed = await load(address, { range: 'bytes=1-4', 'if-range': '"another"' });
    expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, content.length]);
  });
});

describe('a part of a damaged file', () => {
  it('is 503 with a reason, while an undamaged part opens', async () => {
    const stored = await buffer(await storage.get(places.file));
    stored.writeUInt8(stored.readUInt8(100) ^ 1, 100);
    await storage.put(places.file, Readable.from([stored]));
    const address = addresses['an encrypted file'];
    const damaged = await load(address, { range: 'bytes=10-20' });
    expect(damaged.status).toBe(503);
    expect(problemBody.parse(await damaged.json())).toMatchObject({ code: 'FILE_DAMAGED' });
    const intact = await load(address, { range: 'bytes=70000-70009' });
    expect((await bytesOf(intact)).equals(content.subarray(70_000, 70_010))).toBe(true);
  });
});

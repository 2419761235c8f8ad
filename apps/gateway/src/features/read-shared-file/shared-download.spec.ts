import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, type LinkId, type PackageId, rpc, type UserId } from '@groundwork/contracts';
import { createStorage, SealedFiles, sealKey } from '@groundwork/platform-storage';
import { testStorageUrl } from '@groundwork/testing';
import { type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { publishEvent } from '../../../testing/published.ts';

let gateway: RunningGateway;
let other: RunningGateway;
let opened = 0;
let whileOpening: () => Promise<unknown> = () => Promise.resolve();

const key = randomBytes(32);
const packageId = randomUUID() as PackageId;
const linkId = randomUUID() as LinkId;
const storageKey = `packages/${packageId}/v1/package.zip`;
const zip = randomBytes(24 * 1024 * 1024);
const ticket = randomBytes(32).toString('base64url');

beforeAll(async () => {
  const environment = { STORAGE_URL: testStorageUrl() };
  gateway = await runGateway({ environment });
  other = await runGateway({ beside: gateway, environment });
  const files = new SealedFiles(createStorage(testStorageUrl()), { key, mayBePlain: false });
  await files.put(storageKey, Readable.from([zip]));
  gateway.calls.on(rpc.sharing.download, async ({ receiver }) => {
    opened += 1;
    await whileOpening();
    return { packageId, linkId, storageKey, name: 'package.zip', key: sealKey(receiver, packageId, key) };
  });
  await gateway.nats.flush();
});
afterAll(async () => {
  await other.stop();
  await gateway.stop();
});

const download = ({ url }: RunningGateway, init?: RequestInit) =>
  fetch(`${url}/api/shared/downloads/${ticket}`, init);

async function revoke(id: LinkId): Promise<void> {
  await publishEvent(gateway.nats, events.linkRevoked, randomUUID() as UserId, {
    linkId: id,
    tokenHash: 'x',
  });
}

async function paused(from: RunningGateway): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const reader = (await download(from)).body!.getReader();
  await reader.read();
  return reader;
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

describe('the download of a lender’s file', () => {
  it('is the whole ZIP as an attachment that no cache stores', async () => {
    const answer = await download(gateway);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="package\.zip"/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(zip)).toBe(true);
  });

  it('does not begin for HEAD and for a browser that loads ahead', async () => {
    const before = opened;
    const head = await download(gateway, { method: 'HEAD' });
    const ahead = await download(gateway, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    const older = await download(gateway, { headers: { purpose: 'prefetch' } });
    expect([head.status, ahead.status, older.status]).toEqual([404, 404, 404]);
    expect(opened).toBe(before);
  });

  it('is cut on each gateway when its link ends, and no other download is', async () => {
    const readers = [await paused(gateway), await paused(other)];
    const whole = download(other).then((answer) => answer.arrayBuffer());
    await revoke(randomUUID() as LinkId);
    expect((await whole).byteLength).toBe(zip.length);
    await revoke(linkId);
    for (const reader of readers) await expect(readToEnd(reader)).rejects.toThrow();
  });

  it('does not begin when its link ends while the file is opened', async () => {
    whileOpening = () => revoke(linkId);
    const answer = await download(gateway);
    whileOpening = () => Promise.resolve();
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'DOWNLOAD_GONE' }]);
    expect((await download(gateway)).status).toBe(200);
  });
});

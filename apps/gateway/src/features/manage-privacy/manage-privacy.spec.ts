import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { createStorage } from '@groundwork/platform-storage';
import { testStorageUrl } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway({ environment: { STORAGE_URL: testStorageUrl() } });
});
afterAll(() => gateway.stop());

const zip = randomBytes(300_000);

async function sealedExport({ damaged }: { damaged: boolean }) {
  const [key, iv, storageKey] = [randomBytes(32), randomBytes(12), `exports/${randomUUID()}`];
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const bytes = Buffer.concat([cipher.update(zip), cipher.final()]);
  await createStorage(testStorageUrl()).put(storageKey, Readable.from([bytes]));
  const tag = damaged ? randomBytes(16) : cipher.getAuthTag();
  const [keyText, ivText, tagText] = [key, iv, tag].map((each) => each.toString('base64')) as [
    string,
    string,
    string,
  ];
  const file = { storageKey, mediaType: 'application/zip', originalName: 'groundwork-2026-11-22.zip' };
  gateway.calls.on(rpc.privacy.exportFile, () => ({ ...file, key: keyText, iv: ivText, tag: tagText }));
  await gateway.nats.flush();
}

const download = () => {
  const { token } = gateway.identity.someone();
  return fetch(`${gateway.url}/api/privacy/export/${randomUUID()}/file`, { headers: bearer(token) });
};

describe('the download of an export', () => {
  it('decrypts the stored file', async () => {
    await sealedExport({ damaged: false });
    const answer = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('groundwork-2026-11-22.zip');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await answer.arrayBuffer()).equals(zip)).toBe(true);
  });

  it('breaks off when the stored bytes were changed', async () => {
    await sealedExport({ damaged: true });
    const answer = await download().catch(() => undefined);
    await expect(answer?.arrayBuffer() ?? Promise.reject(new Error('cut off'))).rejects.toThrow();
  });

  it('returns 404 to another user, after expiry and when the bytes are missing', async () => {
    const [owner, other] = [gateway.identity.someone(), gateway.identity.someone()];
    const [key, iv, tag] = [32, 12, 16].map((size) => randomBytes(size).toString('base64')) as [
      string,
      string,
      string,
    ];
    const file = {
      storageKey: `exports/${randomUUID()}`,
      mediaType: 'application/zip',
      originalName: 'a.zip',
    };
    let expired = false;
    gateway.calls.on(rpc.privacy.exportFile, ({ userId }) => {
      if (expired || userId !== owner.user.id) throw new DomainError('not-found', 'EXPORT_NOT_FOUND', 'None');
      return { ...file, key, iv, tag };
    });
    await gateway.nats.flush();
    const answerTo = async ({ token }: { token: string }) => {
      const url = `${gateway.url}/api/privacy/export/${randomUUID()}/file`;
      const answer = await fetch(url, { headers: bearer(token) });
      return { status: answer.status, reply: await answer.json() };
    };
    const noSuch = { status: 404, reply: { message: expect.any(String), code: expect.any(String) } };
    expect(await answerTo(other)).toEqual(noSuch);
    expect(await answerTo(owner)).toEqual(noSuch);
    expired = true;
    expect(await answerTo(owner)).toEqual(noSuch);
  });

  it('returns 404 for an id that is not valid', async () => {
    const { token } = gateway.identity.someone();
    const answer = await fetch(`${gateway.url}/api/privacy/export/1/file`, { headers: bearer(token) });
    expect([answer.status, await answer.json()]).toMatchObject([404, { message: expect.any(String) }]);
  });
});

describe('a request for an erasure', () => {
  it.each([{}, { password: '' }, { password: 1 }, { password: ['x'] }, { password: 'x'.repeat(1001) }])(
    'returns 400 with the field name for %j',
    async (body) => {
      const { token } = gateway.identity.someone();
      const answer = await fetch(`${gateway.url}/api/privacy/erasure`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', details: [{ field: 'password' }] },
      ]);
    },
  );
});

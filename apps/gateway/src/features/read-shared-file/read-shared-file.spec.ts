import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PackageId, routeExamples, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { createStorage, SealedFiles, sealKey } from '@groundwork/platform-storage';
import { testStorageUrl } from '@groundwork/testing';
import sharp from 'sharp';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runGateway({ environment: { STORAGE_URL: testStorageUrl() } });
  await arrive();
});
afterAll(() => gateway.stop());

const session = randomBytes(32).toString('base64url');
const packageId = randomUUID() as PackageId;
const key = randomBytes(32);
const storageKey = `packages/${packageId}/v1/pages/memo/1.jpg`;
const watermark = 'ann.with.a.very.long.name@commercial.bank.example · 2026-11-20 09:30 UTC · 00000091';
const [width, height] = [1275, 1650];
const gone = () => new DomainError('not-found', 'LINK_GONE', 'gone');

async function arrive(): Promise<void> {
  const page = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  const storage = createStorage(testStorageUrl());
  const files = new SealedFiles(storage, { key, mayBePlain: false });
  await files.put(storageKey, Readable.from([await page.jpeg().toBuffer()]));
  gateway.calls
    .on(rpc.sharing.shared, ({ session: given }) => {
      if (given !== session) throw gone();
      return routeExamples.sharedPackage?.reply as never;
    })
    .on(rpc.sharing.sharedPage, ({ receiver }) => ({
      packageId,
      storageKey,
      name: 'memo-1.png',
      key: sealKey(receiver, packageId, key),
      watermark,
    }))
    .on(rpc.sharing.create, () => routeExamples.createPackage?.reply as never)
    .on(rpc.sharing.withdraw, () => ({}));
  await gateway.nats.flush();
}

const get = (path: string, authorization?: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}/api${path}`, { ...init, ...(authorization && { headers: { authorization } }) });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('a page for the reader of a link', () => {
  it('has the watermark whole in each quarter, and is stored by no cache', async () => {
    const answer = await get('/shared/items/memo/pages/1', `Share ${session}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const metadata = await picture.metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([width, height, undefined]);
    const { data } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
    const inked = (left: number, top: number) => {
      let [count, first, last] = [0, width, 0];
      for (let y = top; y < top + height / 2; y += 1)
        for (let x = left; x < left + Math.floor(width / 2); x += 1)
          if ((data[y * width + x] ?? 255) < 200) {
            count += 1;
            [first, last] = [Math.min(first, x - left), Math.max(last, x - left)];
          }
      return { count, first, last };
    };
    for (const left of [0, Math.ceil(width / 2)])
      for (const top of [0, height / 2]) {
        const { count, first, last } = inked(left, top);
        expect(count).toBeGreaterThan(2000);
        expect(first).toBeGreaterThan(5);
        expect(last).toBeLessThan(width / 2 - 5);
      }
  });

  it('is drawn for many readers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => get('/shared/items/memo/pages/1', `Share ${session}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe('a call of a reader', () => {
  it.each([undefined, 'Bearer abc', `Share ${'x'.repeat(2000)}`, 'Share short'])(
    'returns 401 without a session: %s',
    async (authorization) => {
      expect(await codeOf(await get('/shared/package', authorization))).toEqual([401, 'SHARE_SESSION_ENDED']);
      expect(await codeOf(await get('/shared/items/memo/pages/1', authorization))).toEqual([
        401,
        'SHARE_SESSION_ENDED',
      ]);
    },
  );

  it('counts no page that a browser loaded ahead', async () => {
    let reports = 0;
    gateway.calls.on(rpc.sharing.recordView, () => {
      reports += 1;
      return {};
    });
    await gateway.nats.flush();
    const view = (headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}/api/shared/views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Share ${session}`, ...headers },
        body: JSON.stringify({ itemId: 'memo', page: 1, seconds: 5 }),
      });
    const answers = [
      await view({ purpose: 'prefetch' }),
      await view({ 'sec-purpose': 'prefetch' }),
      await view(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(reports).toBe(1);
  });

  it('returns 404 for another session', async () => {
    const other = randomBytes(32).toString('base64url');
    expect(await codeOf(await get('/shared/package', `Share ${other}`))).toEqual([404, 'LINK_GONE']);
  });

  it.each([
    ['a token with junk', '/shared/open', { token: '../../etc/passwd' }],
    ['a code of letters', '/shared/sessions', { token: session, code: 'abcdef' }],
  ])('returns 400 for %s', async (_name, path, body) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${gateway.url}/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json' },
    });
    expect(await codeOf(answer)).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a lender’s file of an owner', () => {
  const post = (token: string) =>
    fetch(`${gateway.url}/api/packages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify({ title: 'A file' }),
    });

  it('needs a plan to freeze it, and none to withdraw it', async () => {
    const starter = gateway.identity.someone();
    expect(await codeOf(await post(starter.token))).toEqual([403, 'PLAN_NEEDED']);
    const professional = gateway.identity.someone();
    gateway.identity.assignPlan(professional, 'professional');
    expect((await post(professional.token)).status).toBe(202);
    const withdrawn = await fetch(`${gateway.url}/api/packages/${packageId}`, {
      method: 'DELETE',
      headers: bearer(starter.token),
    });
    expect([withdrawn.status, await withdrawn.json()]).toEqual([200, { success: true }]);
  });
});

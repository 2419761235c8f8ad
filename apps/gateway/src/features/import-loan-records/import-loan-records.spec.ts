import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { largestRecordPart, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';
import { sampleUpload } from '../../../testing/services.ts';

let gateway: RunningGateway;
let token: string;
let isNew = true;
const added: { offset: number; size: number; key: string }[] = [];

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone('admin').token;
  gateway.calls
    .on(rpc.matching.openRecordUpload, () => ({ upload: sampleUpload, isNew }))
    .on(rpc.matching.recordUpload, () => sampleUpload)
    .on(rpc.matching.addRecordPart, ({ offset, size, key }) => {
      if (offset !== 0) throw new DomainError('conflict', 'UPLOAD_OFFSET', 'Continue at byte 0.');
      added.push({ offset, size, key });
      return { ...sampleUpload, received: size };
    });
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  added.length = 0;
});

const address = '/api/admin/lender-records/uploads';

async function send(body: Uint8Array<ArrayBuffer> | string, offset = 0, type = 'application/octet-stream') {
  const answer = await fetch(`${gateway.url}${address}/${sampleUpload.id}?offset=${offset}`, {
    method: 'PUT',
    headers: { 'content-type': type, ...bearer(token) },
    body,
  });
  return { status: answer.status, reply: (await answer.json()) as Record<string, unknown> };
}

const bytes = (size: number) => new Uint8Array(size).fill(65);

describe('an upload of loan records', () => {
  it.each([
    [true, 201],
    [false, 200],
  ])('that is new: %s, returns %i with the upload', async (isNewUpload, status) => {
    isNew = isNewUpload;
    const answer = await fetch(`${gateway.url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify({ name: 'loans.csv', size: 10, sha256: 'a'.repeat(64) }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(sampleUpload);
  });

  it('stores a part of 8 MiB and reports its offset, size and key to matching', async () => {
    const { status, reply } = await send(bytes(largestRecordPart));
    expect([status, reply['received']]).toEqual([200, largestRecordPart]);
    const [part] = added;
    expect(part).toMatchObject({ offset: 0, size: largestRecordPart });
    expect((await gateway.stored()).some((file) => file.endsWith(part?.key ?? ''))).toBe(true);
  });

  it.each<[string, number, string, () => ReturnType<typeof send>]>([
    ['a larger part', 413, 'BODY_TOO_LARGE', () => send(bytes(largestRecordPart + 1))],
    ['an empty part', 400, 'INVALID_INPUT', () => send(bytes(0))],
    ['a part at a wrong offset', 409, 'UPLOAD_OFFSET', () => send(bytes(10), 5)],
    ['an offset that is no number', 400, 'INVALID_INPUT', () => send(bytes(10), NaN)],
    ['JSON', 415, 'UNSUPPORTED_MEDIA_TYPE', () => send('{}', 0, 'application/json')],
  ])('returns for %s %i %s and stores nothing', async (_, status, code, work) => {
    const before = await gateway.stored();
    const { status: actual, reply } = await work();
    expect([actual, reply['code']]).toEqual([status, code]);
    expect(await gateway.stored()).toEqual(before);
    expect(added).toEqual([]);
  });
});

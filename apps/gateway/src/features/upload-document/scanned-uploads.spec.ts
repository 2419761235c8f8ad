import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { problemBody } from '@groundwork/contracts';
import { form1040 } from '@groundwork/test-data';
import { FakeClamd, virusMark } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const pdf = form1040(84_000);
const infected = Buffer.concat([pdf, Buffer.from(virusMark)]);
const large = Buffer.concat([pdf, Buffer.alloc(2_000_000, 'x')]);
let clamd: FakeClamd;
let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  clamd = await FakeClamd.start(1_500_000);
  gateway = await runGateway({ environment: { CLAMD_URL: clamd.url } });
  ({ token } = gateway.identity.someone());
});
afterAll(async () => {
  await gateway.stop();
  await clamd.stop();
});
beforeEach(async () => {
  await gateway.emptyStore();
  gateway.services.registered.length = 0;
  clamd.scanned.length = 0;
});

async function upload(bytes: Buffer, to = gateway) {
  const form = new FormData();
  form.append('category', 'tax_documents');
  form.append('file', new File([new Uint8Array(bytes)], 'return.pdf', { type: 'application/pdf' }));
  const answer = await fetch(`${to.url}/api/documents/upload`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (answer.status >= 400) problemBody.strict().parse(reply);
  return [answer.status, reply['code'] ?? reply['status'], answer.headers.get('retry-after')];
}

async function expectNothingStored(): Promise<void> {
  expect(gateway.services.registered).toEqual([]);
  expect(await gateway.stored()).toEqual([]);
}

describe('an upload with a virus scanner', () => {
  it('is registered after the scanner read each of its bytes and found nothing', async () => {
    expect(await upload(pdf)).toEqual([201, 'pending', null]);
    expect(clamd.scanned.map((file) => file.equals(pdf))).toEqual([true]);
    expect(gateway.services.registered).toHaveLength(1);
  });

  it('returns 415 for a file in which the scanner found a virus, and stores nothing', async () => {
    expect(await upload(infected)).toEqual([415, 'FILE_INFECTED', null]);
    expect(clamd.scanned).toHaveLength(1);
    await expectNothingStored();
  });

  it('returns 503 for a file that is too large for the scanner, and stores nothing', async () => {
    expect(await upload(large)).toEqual([503, 'SCAN_UNAVAILABLE', '60']);
    await expectNothingStored();
  });
});

describe('an upload without an answer of its virus scanner', () => {
  it('returns 503, stores nothing, and other calls answer', async () => {
    const other = await FakeClamd.start();
    const address = other.url;
    await other.stop();
    const alone = await runGateway({ beside: gateway, environment: { CLAMD_URL: address } });
    try {
      expect(await upload(pdf, alone)).toEqual([503, 'SCAN_UNAVAILABLE', '60']);
      expect(await alone.stored()).toEqual([]);
      await expectNothingStored();
      expect((await fetch(`${alone.url}/api/user`, { headers: bearer(token) })).status).toBe(200);
    } finally {
      await alone.stop();
    }
  });
});

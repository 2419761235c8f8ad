import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { CountedStore, testServers } from '@groundwork/testing';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const mebibyte = 1024 * 1024;
const pdf = Buffer.concat([form1040(84_000), Buffer.alloc(mebibyte, ' ')]);

async function upload(gateway: RunningGateway, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('category', 'tax_documents');
  form.append('file', new File([new Uint8Array(bytes)], 'return.pdf', { type: 'application/pdf' }));
  const headers = bearer(gateway.identity.someone().token);
  const answer = await fetch(`${gateway.url}/api/documents/upload`, { method: 'POST', headers, body: form });
  return answer.status;
}

const s3 = testServers().TEST_STORAGE_URL;
// `npm test` reports a missing S3 server.
if (s3)
  describe('the bytes of an upload on an S3 server', () => {
    const store = new CountedStore(new URL(s3));
    let gateway: RunningGateway;
    beforeAll(async () => {
      gateway = await runGateway({ environment: { STORAGE_URL: await store.start() } });
    });
    afterAll(async () => {
      await gateway.stop();
      await store.stop();
    });

    it('are sent once, to the final place of the file, and nothing else is called', async () => {
      store.calls.length = 0;
      expect(await upload(gateway, pdf)).toBe(201);
      expect(store.calls.map(({ call }) => call)).toEqual(['PUT files']);
      expect(store.calls[0]?.bytes).toBeGreaterThan(pdf.length);
      expect(store.calls[0]?.bytes).toBeLessThan(pdf.length * 1.01);
    });

    it('are deleted when the form has an error', async () => {
      store.calls.length = 0;
      expect(await upload(gateway, Buffer.from('%PDF-'.padEnd(26 * mebibyte)))).toBe(413);
      expect(store.calls.at(-1)?.call).toBe('DELETE files');
    });
  });

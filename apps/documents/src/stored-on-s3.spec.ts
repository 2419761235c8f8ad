import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { documentFileKey } from '@groundwork/contracts';
import { CountedStore, testServers } from '@groundwork/testing';
import { runDocuments } from '../testing/running-documents.ts';

const s3 = testServers().TEST_STORAGE_URL;
// `npm test` reports a missing S3 server.
if (s3)
  describe('the bytes of a registered upload on an S3 server', () => {
    it('are neither read nor written again', async () => {
      const store = new CountedStore(new URL(s3));
      const counted = await runDocuments({ STORAGE_URL: await store.start() });
      try {
        const userId = randomUUID();
        const id = await counted.store(userId, Buffer.alloc(1_000_000, ' '));
        store.calls.length = 0;
        await counted.register(userId, id);
        expect(store.calls.filter(({ call }) => call.endsWith(' files'))).toEqual([
          { call: 'HEAD files', bytes: 0 },
        ]);
        await counted.storage.remove(documentFileKey(id));
      } finally {
        await counted.stop();
        await store.stop();
      }
    });
  });

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createStorage } from '@groundwork/platform-storage';
import { runOperator, testServers } from '@groundwork/testing';
import { BackupGround, rowsOf, withDatabase } from './backup-ground.ts';

jest.setTimeout(240_000);

const s3 = testServers().TEST_STORAGE_URL;

// `npm test` reports a missing S3 server.
if (s3) {
  describe('operator backup and restore with an S3 server', () => {
    let ground: BackupGround;

    beforeAll(async () => {
      ground = await BackupGround.start('backup-s3', s3);
    });
    afterAll(() => ground.stop());

    const bucketOf = (database: string) => createStorage(ground.storageOf(database));
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

    async function objectsOf(database: string): Promise<Record<string, string>> {
      const bucket = bucketOf(database);
      const objects: Record<string, string> = {};
      for await (const { key } of bucket.list('')) objects[key] = hashOf(await buffer(await bucket.get(key)));
      return objects;
    }

    it('copies each object into the backup and into an empty bucket, which it creates', async () => {
      const saved = await runOperator(ground.backup('source'));
      expect(saved).toMatchObject({ code: 0 });
      const objects = await objectsOf('source');
      expect(Object.keys(objects).length).toBeGreaterThan(3);
      for (const [key, hash] of Object.entries(objects))
        expect([key, hashOf(readFileSync(join(ground.newest(), 'files', key)))]).toEqual([key, hash]);
      const restored = await ground.restore('whole');
      expect(restored).toMatchObject({ code: 0 });
      expect(await objectsOf('whole')).toEqual(objects);
      const { password } = new URL(s3);
      expect(saved.output + restored.output).not.toContain(password);
    });

    it('refuses a bucket with files', async () => {
      const refused = await ground.restore('whole');
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    });

    it('ends with 3 and names a document whose object is missing, and only that one', async () => {
      const documents = await withDatabase(ground.urlOf('source'), (client) =>
        rowsOf(client, 'select id, storage_key as key from documents.documents order by id'),
      );
      const [lost, ...others] = documents;
      await bucketOf('source').remove(lost!['key']!);
      const saved = await runOperator(ground.backup('source'));
      expect(saved).toMatchObject({ code: 3, output: expect.stringContaining(lost!['id']!) });
      const restored = await ground.restore('holes');
      expect(restored).toMatchObject({ code: 3, output: expect.stringContaining(lost!['id']!) });
      expect(others.length).toBeGreaterThan(0);
      for (const { id } of others) expect(saved.output + restored.output).not.toContain(id);
      expect(await objectsOf('holes')).toEqual(await objectsOf('source'));
    });
  });
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isLong } from '@groundwork/test-data/cases';
import { testServers } from '@groundwork/testing';
import { FolderStorage } from './folder.storage.ts';
import { ObjectNotFound, type ObjectStorage } from './object-storage.ts';
import { S3Storage } from './s3.storage.ts';
import { createStorage, storageConfig } from './storage.module.ts';

const mebibyte = 1024 * 1024;
const folder = await mkdtemp(join(tmpdir(), 'groundwork-storage-'));
afterAll(() => rm(folder, { recursive: true }));

async function* failingAfter(bytes: number): AsyncGenerator<Buffer> {
  yield Buffer.alloc(bytes, 1);
  await Promise.resolve();
  throw new Error('The sender went away');
}

async function keysOf(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

function fulfillsContract(create: () => ObjectStorage): void {
  // The store may outlive the run.
  const place = `contract/${randomBytes(6).toString('hex')}`;
  const read = async (key: string) => buffer(await storage.get(key));
  const put = (key: string, bytes: Buffer) => storage.put(key, Readable.from([bytes]));
  let storage: ObjectStorage;

  beforeAll(async () => {
    storage = create();
    await storage.check();
  });

  afterAll(async () => {
    for (const key of await keysOf(storage, `${place}/`)) await storage.remove(key);
  });

  it.each([0, 1, 5 * mebibyte - 1, 5 * mebibyte, 6 * mebibyte + 3, 10 * mebibyte])(
    'returns %d bytes unchanged',
    async (size) => {
      const bytes = randomBytes(size);
      const chunks = Array.from({ length: Math.ceil(size / 65_521) }, (_, index) =>
        bytes.subarray(index * 65_521, (index + 1) * 65_521),
      );
      await storage.put(`${place}/sizes/${size}.bin`, Readable.from(chunks));
      const object = await read(`${place}/sizes/${size}.bin`);
      expect(object.length).toBe(size);
      expect(object.equals(bytes)).toBe(true);
      expect(await storage.size(`${place}/sizes/${size}.bin`)).toBe(size);
    },
  );

  it.each([
    [0, 40],
    [65_592, 100_000],
    [199_990, 10],
  ])('returns from byte %d on %d bytes', async (start, length) => {
    const bytes = randomBytes(200_000);
    await put(`${place}/range`, bytes);
    const part = await buffer(await storage.get(`${place}/range`, { start, length }));
    expect(part.equals(bytes.subarray(start, start + length))).toBe(true);
  });

  it('stores one chunk larger than two parts', async () => {
    const bytes = randomBytes(11 * mebibyte);
    await put(`${place}/large`, bytes);
    expect((await read(`${place}/large`)).equals(bytes)).toBe(true);
  });

  it.each([0, 10, 7 * mebibyte])('stores nothing of a stream that fails after %d bytes', async (size) => {
    const key = `${place}/failing/${size}`;
    await expect(storage.put(key, Readable.from(failingAfter(size)))).rejects.toThrow('The sender went away');
    await expect(storage.get(key)).rejects.toThrow(ObjectNotFound);
    expect(await keysOf(storage, `${place}/failing/`)).toEqual([]);
  });

  it('preserves the old content when the new content fails', async () => {
    const key = `${place}/kept`;
    await put(key, Buffer.from('old'));
    await expect(storage.put(key, Readable.from(failingAfter(10)))).rejects.toThrow();
    expect((await read(key)).toString()).toBe('old');
  });

  it('replaces the content under a key, also with less', async () => {
    const key = `${place}/replaced`;
    await put(key, Buffer.from('a longer text'));
    await put(key, Buffer.from('short'));
    expect((await read(key)).toString()).toBe('short');
  });

  it('copies an object that outlives its source', async () => {
    await put(`${place}/from`, Buffer.from('the same'));
    await storage.copy(`${place}/from`, `${place}/copies/to`);
    await storage.remove(`${place}/from`);
    expect((await read(`${place}/copies/to`)).toString()).toBe('the same');
  });

  it('rejects get, size and copy of a missing object', async () => {
    await expect(storage.get(`${place}/none`)).rejects.toThrow(ObjectNotFound);
    await expect(storage.size(`${place}/none`)).rejects.toThrow(ObjectNotFound);
    await expect(storage.copy(`${place}/none`, `${place}/copies/none`)).rejects.toThrow(ObjectNotFound);
    expect(await keysOf(storage, `${place}/copies/none`)).toEqual([]);
  });

  it('removes an object, and accepts a missing one', async () => {
    await put(`${place}/removed`, Buffer.from('x'));
    await storage.remove(`${place}/removed`);
    await storage.remove(`${place}/removed`);
    await expect(storage.get(`${place}/removed`)).rejects.toThrow(ObjectNotFound);
  });

  it('lists the objects of a prefix at any depth, with the time of their last change', async () => {
    const before = Date.now();
    for (const key of ['a/1', 'a/b/2', 'ab/3']) await put(`${place}/list/${key}`, Buffer.from(key));
    expect(await keysOf(storage, `${place}/list/a/`)).toEqual([`${place}/list/a/1`, `${place}/list/a/b/2`]);
    expect(await keysOf(storage, `${place}/list/a`)).toHaveLength(3);
    expect(await keysOf(storage, `${place}/list/none`)).toEqual([]);
    for await (const { modifiedAt } of storage.list(`${place}/list/`)) {
      // S3 rounds to seconds.
      expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(before - 2000);
      expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2000);
    }
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    '../outside',
    'a/../../outside',
    'a/..',
    'a/.',
    'a/./b',
    'a//b',
    'a/',
    'a\\..\\b',
    'a\u0000b',
    'a b',
    'ä',
    'a\n',
    '.hidden',
    'a/.hidden',
    'C:/x',
    'a?x=1',
    '%2e%2e/a',
  ])('refuses the key %j in every operation', async (key) => {
    const invalidKey = /is no object key/;
    const content = Readable.from([Buffer.from('x')]);
    await expect(storage.put(key, content)).rejects.toThrow(invalidKey);
    await expect(storage.get(key)).rejects.toThrow(invalidKey);
    await expect(storage.size(key)).rejects.toThrow(invalidKey);
    await expect(storage.remove(key)).rejects.toThrow(invalidKey);
    await put(`${place}/source`, Buffer.from('x'));
    await expect(storage.copy(`${place}/source`, key)).rejects.toThrow(invalidKey);
    await expect(storage.copy(key, `${place}/target`)).rejects.toThrow(invalidKey);
  });

  it('separates parallel puts', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `${place}/many/${index}`);
    await Promise.all(keys.map((key) => put(key, Buffer.from(key))));
    expect(await Promise.all(keys.map(async (key) => (await read(key)).toString()))).toEqual(keys);
  });
}

describe('a folder', () => {
  fulfillsContract(() => createStorage(`folder:${folder}`));

  it('leaves no partial file of a failed put', async () => {
    const own = join(folder, 'own');
    const storage = new FolderStorage(own);
    await expect(storage.put('files/1', Readable.from(failingAfter(10)))).rejects.toThrow();
    expect(await readdir(join(own, 'unfinished'))).toEqual([]);
  });

  it('removes partial files of an hour ago, and no newer one', async () => {
    const own = join(folder, 'left-behind');
    const storage = new FolderStorage(own);
    await storage.put('files/1', Readable.from([Buffer.from('x')]));
    for (const name of ['old', 'new']) await writeFile(join(own, 'unfinished', name), 'half');
    const longAgo = new Date(Date.now() - 3_700_000);
    await utimes(join(own, 'unfinished', 'old'), longAgo, longAgo);
    await storage.put('files/2', Readable.from([Buffer.from('x')]));
    expect(await readdir(join(own, 'unfinished'))).toEqual(['new']);
  });

  it('lists nothing before the first put', async () => {
    expect(await keysOf(new FolderStorage(join(folder, 'empty')), '')).toEqual([]);
  });
});

const s3 = testServers().TEST_STORAGE_URL;
// `npm test` reports a missing S3 server.
if (s3) {
  describe('an S3 server', () => {
    fulfillsContract(() => createStorage(s3));

    it('creates its bucket if it is missing', async () => {
      const url = new URL(s3);
      url.pathname = `/test-${randomBytes(6).toString('hex')}`;
      const storage = new S3Storage(url);
      await storage.check();
      await storage.put('files/1', Readable.from([Buffer.from('x')]));
      expect(await keysOf(storage, '')).toEqual(['files/1']);
      await storage.remove('files/1');
    });

    if (isLong)
      it('rejects a wrong secret', async () => {
        const url = new URL(s3);
        url.password = 'wrong-secret';
        await expect(new S3Storage(url).check()).rejects.toThrow();
      });
  });
}

describe('STORAGE_URL', () => {
  it.each(['folder:/var/lib/groundwork', 's3://key:secret@localhost:9000/bucket?tls=false'])(
    'accepts %s',
    (url) => {
      expect(storageConfig.STORAGE_URL.safeParse(url).success).toBe(true);
    },
  );

  it.each(['/var/lib', 'folder:relative', 'https://bucket.example.com', ''])('rejects %j', (url) => {
    expect(storageConfig.STORAGE_URL.safeParse(url).success).toBe(false);
  });
});

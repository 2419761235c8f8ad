import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FolderStorage } from '@groundwork/platform-storage';
import { FileCopies, fileIn } from './save-files.ts';

let folder: string;
let storage: FolderStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-copies-'));
  storage = new FolderStorage(join(folder, 'storage'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (key: string, text: string) => storage.put(key, Readable.from([Buffer.from(text)]));
const textIn = (backup: string, key: string) => readFileSync(fileIn(backup, key), 'utf8');

async function firstBackup() {
  const first = join(folder, 'first');
  const copies = new FileCopies(storage, first, undefined);
  await copies.update();
  return { folder: first, files: new Map(copies.files.map((file) => [file.key, file])) };
}

describe('the files of a backup', () => {
  it('have what is new and lack what is gone after a second pass', async () => {
    await put('files/one', '1');
    await put('files/two', '2');
    const place = join(folder, 'backup');
    const copies = new FileCopies(storage, place, undefined);
    await copies.update();
    await storage.remove('files/one');
    await put('files/three', '3');
    await copies.update();
    expect(copies.files.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['files/three', 1],
      ['files/two', 1],
    ]);
    expect(existsSync(fileIn(place, 'files/one'))).toBe(false);
    expect(textIn(place, 'files/three')).toBe('3');
  });

  it('are links to an earlier backup, which stays as it is when a file changes meanwhile', async () => {
    await put('files/one', 'before');
    const earlier = await firstBackup();
    const second = join(folder, 'second');
    const copies = new FileCopies(storage, second, earlier);
    await copies.update();
    const inodeIn = (place: string) => statSync(fileIn(place, 'files/one')).ino;
    expect(inodeIn(second)).toBe(inodeIn(earlier.folder));
    const { mtimeMs } = statSync(join(folder, 'storage/objects/files/one'));
    do await put('files/one', 'after');
    while (statSync(join(folder, 'storage/objects/files/one')).mtimeMs - mtimeMs < 1);
    await copies.update();
    expect(textIn(second, 'files/one')).toBe('after');
    expect(textIn(earlier.folder, 'files/one')).toBe('before');
  });

  it('are copied again where the earlier backup lost them', async () => {
    await put('files/one', '1');
    const earlier = await firstBackup();
    rmSync(fileIn(earlier.folder, 'files/one'));
    const second = join(folder, 'second');
    const copies = new FileCopies(storage, second, earlier);
    await copies.update();
    expect(textIn(second, 'files/one')).toBe('1');
  });
});

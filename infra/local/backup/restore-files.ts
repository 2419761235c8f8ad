import { createReadStream } from 'node:fs';
import type { ObjectStorage } from '@groundwork/platform-storage';
import { inParallel } from './in-parallel.ts';
import { fileIn, type SavedFile } from './save-files.ts';

/** Marks of erased owners stay: they are newer than the backup, and identity erases these owners again. */
const LASTING = 'erased-owners/';

async function* surplus(storage: ObjectStorage, wanted: ReadonlySet<string>): AsyncGenerator<string> {
  for await (const { key } of storage.list('')) if (!wanted.has(key) && !key.startsWith(LASTING)) yield key;
}

export async function hasFiles(storage: ObjectStorage): Promise<boolean> {
  await storage.check();
  for await (const _ of surplus(storage, new Set())) return true;
  return false;
}

export async function restoreFiles(
  storage: ObjectStorage,
  folder: string,
  files: readonly SavedFile[],
): Promise<void> {
  await storage.check();
  await inParallel(files, ({ key }) => storage.put(key, createReadStream(fileIn(folder, key))));
  await inParallel(surplus(storage, new Set(files.map(({ key }) => key))), (key) => storage.remove(key));
}

export async function storedKeys(storage: ObjectStorage): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list('')) keys.add(key);
  return keys;
}

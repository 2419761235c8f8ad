import type { Readable } from 'node:stream';
import type { StoredFile } from '@groundwork/contracts';
import { ObjectNotFound, type ObjectStorage } from '@groundwork/platform-storage';
import { routeNotFound } from '../gateway.errors.ts';

export async function contentOf(
  storage: ObjectStorage,
  { storageKey }: Pick<StoredFile, 'storageKey'>,
): Promise<Readable> {
  try {
    return await storage.get(storageKey);
  } catch (error) {
    throw error instanceof ObjectNotFound ? routeNotFound() : error;
  }
}

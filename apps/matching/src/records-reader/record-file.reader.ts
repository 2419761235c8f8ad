import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ObjectStorage } from '@groundwork/platform-storage';
import type { StoredPart } from '../domain/record-upload.model.ts';

async function* chunksOf(
  storage: ObjectStorage,
  parts: readonly StoredPart[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for (const { key } of parts) {
    const content: AsyncIterable<Buffer> = await storage.get(key);
    for await (const chunk of content) {
      bytes += chunk.length;
      onBytes(bytes);
      yield chunk;
    }
  }
}

/** The bytes of an uploaded file in their order. */
export const openRecordFile = (
  storage: ObjectStorage,
  parts: readonly StoredPart[],
  onBytes: (bytes: number) => void = () => undefined,
): Readable => Readable.from(chunksOf(storage, parts, onBytes));

export async function sumOf(storage: ObjectStorage, parts: readonly StoredPart[]): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of openRecordFile(storage, parts) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

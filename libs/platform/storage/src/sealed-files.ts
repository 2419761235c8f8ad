import { once } from 'node:events';
import { pipeline, type Readable } from 'node:stream';
import type { ObjectStorage } from './object-storage.ts';
import { openRange, readPlainSize, type WantedRange } from './sealed-range.ts';
import { OpenStream, SealStream } from './sealed-stream.ts';

interface FileKey {
  key: Buffer;
  mayBePlain: boolean;
}

export class SealedFiles {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly fileKey: FileKey,
  ) {}

  async put(place: string, content: Readable, storageKey = place): Promise<void> {
    const sealed = pipeline(content, new SealStream(this.fileKey.key, place), () => undefined);
    await this.storage.put(storageKey, sealed);
  }

  /** Returns after the first chunk is verified. A later damage ends the stream with an error. */
  async get(place: string): Promise<Readable> {
    const open = new OpenStream({ ...this.fileKey, place });
    const content = pipeline(await this.storage.get(place), open, () => undefined);
    await once(content, 'readable');
    return content;
  }

  size(place: string): Promise<number> {
    return readPlainSize(this.storage, { ...this.fileKey, place });
  }

  async getRange(place: string, wanted: WantedRange): Promise<Readable> {
    const content = await openRange(this.storage, { ...this.fileKey, place }, wanted);
    await once(content, 'readable');
    return content;
  }
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ownerHash } from '@groundwork/platform-erasure';
import { ObjectStorage } from '@groundwork/platform-storage';

const folder = 'erased-owners/';

/** In object storage, because a restored database no longer contains its newest erasures. */
@Injectable()
export class ErasedLedger {
  constructor(private readonly storage: ObjectStorage) {}

  async add(mark: string): Promise<void> {
    await this.storage.put(`${folder}${ownerHash(mark)}`, Readable.from([Buffer.from('erased\n')]));
  }

  async *hashes(): AsyncIterable<string> {
    for await (const { key } of this.storage.list(folder)) yield key.slice(folder.length);
  }
}

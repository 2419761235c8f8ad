import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ownerHash } from '@groundwork/platform-erasure';
import { ObjectStorage } from '@groundwork/platform-storage';

const folder = 'erased-owners/';

/** Who was erased, by the hash of their id, beside the database: a backup of it that is restored knows nothing of them. */
@Injectable()
export class ErasedLedger {
  constructor(private readonly storage: ObjectStorage) {}

  async add(userId: string): Promise<void> {
    await this.storage.put(`${folder}${ownerHash(userId)}`, Readable.from([Buffer.from('erased\n')]));
  }

  async *hashes(): AsyncIterable<string> {
    for await (const { key } of this.storage.list(folder)) yield key.slice(folder.length);
  }
}

import type { Readable } from 'node:stream';
import { type DocumentId, rpc, type StoredFile, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Injectable } from '@nestjs/common';
import { ObjectStorage } from './object-storage.ts';
import { SealedFiles } from './sealed-files.ts';
import { KeyReceiver } from './sealed-key.ts';

@Injectable()
export class DocumentFiles {
  constructor(
    readonly storage: ObjectStorage,
    private readonly services: RpcClient,
  ) {}

  async of({ userId, documentId }: { userId: UserId; documentId: DocumentId }): Promise<SealedFiles> {
    const receiver = new KeyReceiver();
    const { key, sealed } = await this.services.call(rpc.documents.fileKey, {
      ...{ userId, documentId },
      receiver: receiver.publicKey,
    });
    return new SealedFiles(this.storage, { key: receiver.open(key, documentId), mayBePlain: !sealed });
  }

  async open({ storageKey, document }: Pick<StoredFile, 'storageKey' | 'document'>): Promise<Readable> {
    return document ? (await this.of(document)).get(storageKey) : this.storage.get(storageKey);
  }
}

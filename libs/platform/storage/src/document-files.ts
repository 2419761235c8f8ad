import type { Readable } from 'node:stream';
import { type DocumentId, rpc, type StoredFile, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Injectable } from '@nestjs/common';
import { type ByteRange, ObjectStorage } from './object-storage.ts';
import { SealedFiles } from './sealed-files.ts';
import { KeyReceiver } from './sealed-key.ts';
import type { WantedRange } from './sealed-range.ts';

interface OwnDocument {
  userId: UserId;
  documentId: DocumentId;
}

type DocumentFile = Pick<StoredFile, 'storageKey' | 'document'>;

export interface OpenedPart {
  content: Readable;
  range: WantedRange | null;
}

@Injectable()
export class DocumentFiles {
  constructor(
    readonly storage: ObjectStorage,
    private readonly services: RpcClient,
  ) {}

  of(document: OwnDocument): Promise<SealedFiles> {
    return this.withKeyOf(document, {});
  }

  ofArriving(document: OwnDocument): Promise<SealedFiles> {
    return this.withKeyOf(document, { arriving: true });
  }

  private async withKeyOf(
    { userId, documentId }: OwnDocument,
    purpose: { arriving?: true },
  ): Promise<SealedFiles> {
    const receiver = new KeyReceiver();
    const request = { userId, documentId, receiver: receiver.publicKey, ...purpose };
    const { key, sealed } = await this.services.call(rpc.documents.fileKey, request);
    return new SealedFiles(this.storage, { key: receiver.open(key, documentId), mayBePlain: !sealed });
  }

  async open({ storageKey, document }: DocumentFile): Promise<Readable> {
    return document ? (await this.of(document)).get(storageKey) : this.storage.get(storageKey);
  }

  async openPart(file: DocumentFile, choose: (size: number) => ByteRange | null): Promise<OpenedPart> {
    const { storageKey, document } = file;
    if (!document) return { content: await this.storage.get(storageKey), range: null };
    const files = await this.of(document);
    const size = await files.size(storageKey);
    const chosen = choose(size);
    if (!chosen) return { content: await files.get(storageKey), range: null };
    const range = { ...chosen, size };
    return { content: await files.getRange(storageKey, range), range };
  }
}

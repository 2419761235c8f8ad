import type { Readable } from 'node:stream';
import { type DocumentId, type LearnedLabel, rpc, type StoredFile, type UserId } from '@groundwork/contracts';
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

export interface FilesOfReading {
  files: SealedFiles;
  learned: readonly LearnedLabel[];
}

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

  async of(document: OwnDocument): Promise<SealedFiles> {
    return (await this.withKeyOf(document, {})).files;
  }

  async ofArriving(document: OwnDocument): Promise<SealedFiles> {
    return (await this.withKeyOf(document, { arriving: true })).files;
  }

  forReading(document: OwnDocument): Promise<FilesOfReading> {
    return this.withKeyOf(document, { reading: true });
  }

  private async withKeyOf(
    { userId, documentId }: OwnDocument,
    purpose: { arriving?: true; reading?: true },
  ): Promise<FilesOfReading> {
    const receiver = new KeyReceiver();
    const request = { userId, documentId, receiver: receiver.publicKey, ...purpose };
    const { key, sealed, learned = [] } = await this.services.call(rpc.documents.fileKey, request);
    const fileKey = { key: receiver.open(key, documentId), mayBePlain: !sealed };
    return { files: new SealedFiles(this.storage, fileKey), learned };
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

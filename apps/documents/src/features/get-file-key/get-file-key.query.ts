import { Injectable } from '@nestjs/common';
import type { FileKeyReply } from '@groundwork/contracts';
import { sealKey } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { documentNotFound } from '../../documents.errors.ts';
import type { OwnDocument } from '../../domain/document.model.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { ownerOfDocument } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';

@Injectable()
export class GetFileKey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
  ) {}

  /** An upload needs the key before its document exists. */
  async run({ receiver, ...own }: OwnDocument & { receiver: string }): Promise<FileKeyReply> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(documentSchema, { userId: own.userId, id: own.documentId });
    if (!row && (await ownerOfDocument(manager, own.documentId)) !== undefined) throw documentNotFound();
    const key = await this.keys.fileKey(manager, own);
    return { key: sealKey(receiver, own.documentId, key), sealed: row?.sealed ?? true };
  }
}

import { Injectable } from '@nestjs/common';
import { documentFileKey, type FileKeyReply, type FileKeyRequest } from '@groundwork/contracts';
import { sealKey } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { documentNotFound } from '../../documents.errors.ts';
import { recordArrivingFile } from '../../persistence/arriving-file.repository.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { ownerOfDocument } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { LearnedLabels } from '../../persistence/learned-label.repository.ts';

@Injectable()
export class GetFileKey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly labels: LearnedLabels,
  ) {}

  /** An upload needs the key before its document exists. */
  async run({ receiver, arriving, reading, ...own }: FileKeyRequest): Promise<FileKeyReply> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(documentSchema, { userId: own.userId, id: own.documentId });
    if (!row && (await ownerOfDocument(manager, own.documentId)) !== undefined) throw documentNotFound();
    if (arriving && !row) await recordArrivingFile(manager, documentFileKey(own.documentId));
    const key = await this.keys.fileKey(manager, own);
    const reply = { key: sealKey(receiver, own.documentId, key), sealed: row?.sealed ?? true };
    if (!row || reading !== true) return reply;
    return { ...reply, learned: await this.labels.ofOwner(manager, own.userId) };
  }
}

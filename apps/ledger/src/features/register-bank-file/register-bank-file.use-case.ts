import { Injectable } from '@nestjs/common';
import {
  bankFileQuota,
  type BankFileView,
  type RegisterBankFile as UploadedFile,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { isUniqueViolation } from '@groundwork/platform-database';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { newBankFile } from '../../domain/new-bank-file.rules.ts';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { duplicateBankFile, storageFull, tooManyFiles } from '../../ledger.errors.ts';
import { accountOf, storedFilesOf } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';

@Injectable()
export class RegisterBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly views: FileViews,
    private readonly clock: Clock,
  ) {}

  /** A row without a stored file was never acknowledged. It expires and is deleted. */
  async run(upload: UploadedFile): Promise<BankFileView> {
    const row = await this.dataSource.transaction((manager) => this.insert(manager, upload));
    const { manager } = this.dataSource;
    const key = bankFileKey(row.userId, row.id);
    try {
      await this.storage.copy(upload.incomingKey, key);
      await manager.query(
        `update bank_files set stored = true, next_at = now(), tries = 0
         where user_id = $1 and id = $2 and not stored`,
        [row.userId, row.id],
      );
    } catch (error) {
      await manager.delete(bankFileSchema, { userId: row.userId, id: row.id });
      await this.storage.remove(key);
      throw error;
    }
    return this.views.one(manager, row);
  }

  private async insert(manager: EntityManager, upload: UploadedFile): Promise<BankFileRow> {
    const { userId, actorId, accountId } = upload;
    await lockOwner(manager, userId);
    if (accountId) await accountOf(manager, userId, accountId);
    const stored = await storedFilesOf(manager, userId);
    if (stored.files >= bankFileQuota.files) throw tooManyFiles(bankFileQuota.files);
    if (stored.bytes + upload.bytes > bankFileQuota.bytes) throw storageFull();
    const row = newBankFile(upload, this.clock.now());
    await manager.insert(bankFileSchema, row).catch((error: unknown) => {
      throw isUniqueViolation(error) ? duplicateBankFile() : error;
    });
    const subject = { type: 'bank-file', id: row.id };
    await appendAudit(manager, { actor: actorId, action: 'bank-file.uploaded', subject, userId });
    return row;
  }
}

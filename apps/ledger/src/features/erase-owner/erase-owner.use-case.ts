import { Injectable } from '@nestjs/common';
import type { ErasureReport, UserId } from '@groundwork/contracts';
import type { OwnerErasure } from '@groundwork/platform-erasure';
import { unavailable } from '@groundwork/platform-errors';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { ownerFolder } from '../../domain/storage-key.rules.ts';
import { parts, receipt } from '../../ledger.wording.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';

@Injectable()
export class EraseLedger implements OwnerErasure {
  readonly tableLabels = {
    bank_files: receipt.files,
    bank_accounts: receipt.accounts,
    bank_rows: receipt.rows,
    csv_mappings: receipt.mappings,
    row_corrections: receipt.corrections,
    balance_anchors: receipt.anchors,
    witnesses: receipt.witnesses,
    read_documents: receipt.documents,
    data_keys: receipt.keys,
    owners: receipt.owners,
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  /** A deleted file is not read again. */
  async stopWork(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.update(bankFileSchema, { userId }, { state: 'deleted' });
  }

  async eraseOutsideDatabase(userId: UserId): Promise<ErasureReport> {
    await this.stopWork(this.dataSource.manager, userId);
    const documents: { id: string }[] = await this.dataSource.query(
      'select document_id as id from read_documents where user_id = $1',
      [userId],
    );
    let count = await this.removeAll(ownerFolder(userId));
    for (const { id } of documents) count += await this.removeAll(`rows/${id}/`);
    return { erased: [{ what: receipt.objects, count }], kept: [] };
  }

  private async removeAll(prefix: string): Promise<number> {
    let count = 0;
    for await (const { key } of this.storage.list(prefix)) {
      await this.storage.remove(key);
      count += 1;
    }
    return count;
  }

  async eraseInTransaction(manager: EntityManager, userId: UserId): Promise<ErasureReport> {
    // an upload ran during the erasure: the next attempt deletes its file
    if (await manager.existsBy(bankFileSchema, { userId, state: Not('deleted') }))
      throw unavailable(parts.newFile);
    return { erased: [], kept: [] };
  }
}

import { Injectable } from '@nestjs/common';
import { type BankFileId, liveBankFileRead, type UserId } from '@groundwork/contracts';
import { LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DueRows, type DueTable, holdLease } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { ApplyLargeFile } from '../apply-large-file/apply-large-file.use-case.ts';
import { ReadBankFile } from '../read-bank-file/read-bank-file.use-case.ts';
import { StoreOwnerNames } from '../store-owner-names/store-owner-names.use-case.ts';

interface Due {
  userId: UserId;
  id: BankFileId;
  tries: number;
}

const due: DueTable = {
  table: 'bank_files',
  key: 'id',
  tries: 'tries',
  columns: 'user_id as "userId", id, tries',
  where: "state in ('reading', 'applying', 'deleted')",
  leaseSeconds: 45,
  maxWaitSeconds: 300,
};

@Injectable()
export class ReadDueFiles extends DueRows<Due> {
  constructor(
    dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly files: ReadBankFile,
    private readonly imports: ApplyLargeFile,
    private readonly live: LivePublisher,
    private readonly names: StoreOwnerNames,
  ) {
    super(dataSource, 'read bank files', due);
  }

  protected override async work({ userId, id, tries }: Due): Promise<void> {
    const { manager } = this.dataSource;
    const file = await manager.findOneBy(bankFileSchema, { userId, id, tries });
    if (file === null) return;
    const work = this.workOf(file);
    if (work !== null) {
      await this.names.run(file.userId);
      await holdLease(this.dataSource, due, { id, tries }, (signal) => work.run(file, signal));
      this.reportRead(file);
      return;
    }
    await this.storage.remove(bankFileKey(file.userId, id));
    await manager.delete(bankFileSchema, { userId, id, tries });
  }

  private workOf({ state, stored }: BankFileRow): ReadBankFile | ApplyLargeFile | null {
    if (state === 'applying') return this.imports;
    return state === 'reading' && stored ? this.files : null;
  }

  protected override async handleFailure({ id, tries }: Due, error: unknown): Promise<void> {
    log().warn(
      { err: error, bankFileId: id, tries },
      'The work on a bank file failed; the service retries it',
    );
    await this.postpone(id);
  }

  protected override async setAside({ userId, id, tries }: Due): Promise<void> {
    const file = await this.dataSource.manager.findOneBy(bankFileSchema, { userId, id, tries });
    if (file?.state !== 'reading') return;
    await this.files.giveUp(file);
    this.reportRead(file);
  }

  private reportRead({ id, userId }: BankFileRow): void {
    this.live.publish(liveBankFileRead, userId, { fileId: id });
  }
}

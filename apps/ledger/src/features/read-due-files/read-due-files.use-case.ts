import { Injectable } from '@nestjs/common';
import { type BankFileId, liveBankFileRead } from '@groundwork/contracts';
import { LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DueRows, type DueTable } from '@groundwork/platform-service';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { ReadBankFile } from '../read-bank-file/read-bank-file.use-case.ts';

interface Due {
  id: BankFileId;
  tries: number;
}

const due: DueTable = {
  table: 'bank_files',
  key: 'id',
  tries: 'tries',
  columns: 'id, tries',
  where: "state in ('reading', 'deleted')",
  leaseSeconds: 45,
  maxWaitSeconds: 300,
};

@Injectable()
export class ReadDueFiles extends DueRows<Due> {
  constructor(
    dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly files: ReadBankFile,
    private readonly live: LivePublisher,
  ) {
    super(dataSource, 'read bank files', due);
  }

  protected override async work({ id, tries }: Due): Promise<void> {
    const { manager } = this.dataSource;
    const file = await manager.findOneBy(bankFileSchema, { id, tries });
    if (file === null) return;
    if (file.state === 'reading' && file.stored) {
      await this.files.run(file);
      this.live.publish(liveBankFileRead, file.userId, { fileId: id });
      return;
    }
    await this.storage.remove(bankFileKey(file.userId, id));
    await manager.delete(bankFileSchema, { id, tries });
  }

  protected override async handleFailure({ id, tries }: Due, error: unknown): Promise<void> {
    log().warn({ err: error, bankFileId: id, tries }, 'A bank file was not read; the service retries it');
    await this.postpone(id);
  }
}

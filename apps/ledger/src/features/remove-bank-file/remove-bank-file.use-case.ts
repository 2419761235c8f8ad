import { Injectable } from '@nestjs/common';
import type { Acting, BankFileId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { bankFileNotReady } from '../../ledger.errors.ts';
import { lockFile, saveFile } from '../../persistence/bank-file.repository.ts';
import { WithdrawRows } from '../withdraw-rows/withdraw-rows.use-case.ts';

@Injectable()
export class RemoveBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: WithdrawRows,
  ) {}

  /** The stored object of a deleted file is deleted later, also after a crash. */
  async run({ userId, actorId, fileId }: Acting & { fileId: BankFileId }): Promise<Record<string, never>> {
    return this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, userId, fileId);
      if (file.state === 'applying') throw bankFileNotReady();
      await saveFile(manager, file, { state: 'deleted', nextAt: new Date(0), tries: 0 });
      await this.rows.run(manager, file, 'deleted');
      const subject = { type: 'bank-file', id: fileId };
      await appendAudit(manager, { actor: actorId, action: 'bank-file.deleted', subject, userId });
      return {};
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Acting, BankFileId, BankFileView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { type BankFileRow, undoMs } from '../../domain/bank-file.model.ts';
import { bankFileNotReady, undoExpired } from '../../ledger.errors.ts';
import { lockFile, saveFile } from '../../persistence/bank-file.repository.ts';
import { FileViews } from '../../persistence/file-view.repository.ts';
import { WithdrawRows } from '../withdraw-rows/withdraw-rows.use-case.ts';

@Injectable()
export class UndoBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: WithdrawRows,
    private readonly views: FileViews,
    private readonly clock: Clock,
  ) {}

  run({ userId, actorId, fileId }: Acting & { fileId: BankFileId }): Promise<BankFileView> {
    return this.dataSource.transaction(async (manager) => {
      const file = await lockFile(manager, userId, fileId);
      if (file.state === 'undone') return this.views.one(manager, file);
      if (file.state !== 'applied' || file.appliedAt === null) throw bankFileNotReady();
      if (this.clock.now().getTime() > file.appliedAt.getTime() + undoMs) throw undoExpired();
      const undone = await this.undo(manager, file);
      const subject = { type: 'bank-file', id: fileId };
      await appendAudit(manager, { actor: actorId, action: 'bank-file.undone', subject, userId });
      return this.views.one(manager, undone);
    });
  }

  private async undo(manager: EntityManager, file: BankFileRow): Promise<BankFileRow> {
    const undone = await saveFile(manager, file, { state: 'undone' });
    await this.rows.run(manager, file, 'undone');
    return undone;
  }
}

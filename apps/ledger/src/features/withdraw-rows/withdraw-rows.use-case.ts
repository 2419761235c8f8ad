import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { nextAccountVersion } from '../../persistence/bank-file.repository.ts';
import { deleteRows } from '../../persistence/bank-row.repository.ts';
import { publishFileRows } from '../publish-rows/publish-rows.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

@Injectable()
export class WithdrawRows {
  constructor(private readonly ledger: RecomputeLedger) {}

  /** Needs the lock of the owner. The new state of the file is stored already. */
  async run(manager: EntityManager, before: BankFileRow, cause: 'undone' | 'deleted'): Promise<void> {
    await deleteRows(manager, before);
    if (before.state !== 'applied' || before.accountId === null) return;
    const version = await nextAccountVersion(manager, before.userId, before.accountId);
    await this.ledger.run(manager, before.userId);
    await publishFileRows(manager, before, version, cause);
  }
}

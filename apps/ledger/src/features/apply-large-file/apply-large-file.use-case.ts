import { Injectable } from '@nestjs/common';
import { refuse } from '@groundwork/engine-cashflow';
import { ReadingGivenUp, ReadingTries, triesInTable } from '@groundwork/platform-file-reader';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { bankFileNotReady } from '../../ledger.errors.ts';
import { accountOf, saveFile } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { deleteRows } from '../../persistence/bank-row.repository.ts';
import { refuseFile } from '../../persistence/refused-file.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { ApplyPlan } from '../apply-plan/apply-plan.use-case.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';

@Injectable()
export class ApplyLargeFile {
  private readonly tries = new ReadingTries();

  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ApplyPlan,
    private readonly plans: PlanBankFile,
  ) {}

  async run(due: BankFileRow): Promise<void> {
    try {
      await this.tries.count(triesInTable(this.dataSource, 'bank_files', due), () =>
        this.change(due, (manager, file) => this.apply(manager, file)),
      );
    } catch (error) {
      if (!(error instanceof ReadingGivenUp)) throw error;
      await this.change(due, giveUp);
    }
  }

  /** Nothing happens if the file was deleted or applied by another process meanwhile. The lock of its row prevents another try. */
  private async change(
    { id, userId, tries }: BankFileRow,
    work: (manager: EntityManager, file: BankFileRow) => Promise<unknown>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const file = await manager.findOne(bankFileSchema, {
        where: { userId, id, tries, state: 'applying' },
        lock: { mode: 'pessimistic_write' },
      });
      if (file !== null) await work(manager, file);
    });
  }

  private async apply(manager: EntityManager, file: BankFileRow): Promise<void> {
    const { userId, accountId, actorId, decisions } = file;
    if (accountId === null || actorId === null) throw bankFileNotReady();
    const account = await accountOf(manager, userId, accountId);
    if (account.version === file.plannedOn) {
      await this.imports.run(manager, file, account, { decisions: decisions ?? {}, actorId });
      return;
    }
    const planned = await this.plans.run(manager, file, account);
    const warnings: BankFileRow['warnings'] = ['PLAN_CHANGED', ...planned.warnings];
    await saveFile(manager, planned, { warnings, decisions: null, actorId: null });
  }
}

async function giveUp(manager: EntityManager, file: BankFileRow): Promise<void> {
  const { code, message, line } = refuse('APPLYING_FAILED');
  await deleteRows(manager, file);
  await refuseFile(manager, file, {
    refusal: { code, message, line },
    plan: null,
    sealedDoubts: null,
    decisions: null,
    actorId: null,
  });
}

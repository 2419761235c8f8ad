import { Injectable } from '@nestjs/common';
import type { BankFileView } from '@groundwork/contracts';
import type { DoubtDecision } from '@groundwork/engine-cashflow';
import { pageThatFits } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { BankFileRow, LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { mostDoubts, type PlannedFile } from '../../domain/plan-steps.rules.ts';
import type { BankFileWork, LedgerOutput, LedgerWork } from '../../ledger-work/ledger-work.port.ts';
import { computeRows } from '../../ledger-work/run-work.adapter.ts';
import { appliedFilesOf, saveFile } from '../../persistence/bank-file.repository.ts';
import { countRows, readAnchors, readRows } from '../../persistence/bank-row.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';

type Finish<T> = (work: LedgerWork, planned: PlannedFile) => Promise<T>;

@Injectable()
export class PlanBankFile {
  constructor(private readonly keys: OwnerKeys) {}

  /** Needs the lock of the owner and the account of the file. The process that read the file has its rows. */
  async run(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
    reader?: BankFileWork,
  ): Promise<BankFileRow> {
    const finish: Finish<LedgerOutput<'planFile'> & { anchors: number }> = async (work, planned) => ({
      ...(await work.run('planFile', planned)),
      anchors: planned.anchors.length,
    });
    const { plan, doubts, anchors } = await this.withPlan(manager, file, account, finish, reader);
    const vault = await this.keys.vaultOf(manager, file.userId);
    const { items } = pageThatFits(doubts, mostDoubts);
    const warnings: BankFileView['warnings'] = [
      ...(anchors === 0 ? (['NO_BALANCES'] as const) : []),
      ...(items.length < plan.doubtful ? (['DOUBTS_CUT'] as const) : []),
    ];
    return saveFile(manager, file, {
      state: 'planned',
      accountId: account.id,
      questions: [],
      planVersion: file.planVersion + 1,
      plannedOn: account.version,
      plan,
      sealedDoubts: vault.seal('bank_files', 'sealed_doubts', file.id, JSON.stringify(items)),
      warnings,
    });
  }

  /** Needs the current plan. A new row is stored as it is, others can repeat a row of the account. */
  async decide(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
    decisions: Readonly<Record<string, DoubtDecision>>,
  ): Promise<LedgerOutput<'decideFile'>> {
    const { plan } = file;
    if (plan !== null && plan.new === plan.rows) return { rows: plan.rows, skipped: [] };
    return this.withPlan(manager, file, account, (work, planned) =>
      work.run('decideFile', { planned, decisions }),
    );
  }

  private async withPlan<T>(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
    finish: Finish<T>,
    reader?: BankFileWork,
  ): Promise<T> {
    const vault = await this.keys.vaultOf(manager, file.userId);
    const applied = await appliedFilesOf(manager, file.userId, account.id);
    const anchors = (await readAnchors(manager, file.userId)).get(file.id) ?? [];
    const count = await countRows(manager, file.userId, [file.id, ...applied.map(({ id }) => id)]);
    const job = async (work: LedgerWork) => {
      if (work === reader) await reader.run('planReadRows', vault.rowKey);
      else for await (const rows of readRows(manager, vault, file)) await work.run('addPlannedRows', rows);
      for (const { id, source } of applied)
        for await (const rows of readRows(manager, vault, { userId: file.userId, id }))
          await work.run('addAppliedRows', { id, source, rows });
      return finish(work, { ...toPlanned(file), anchors });
    };
    return computeRows(count, job, reader);
  }
}

const toPlanned = (file: BankFileRow): Omit<PlannedFile, 'anchors'> => ({
  source: file.source,
  skipped: { pending: file.skippedPending, future: file.skippedFuture, failed: file.skippedFailed },
  covered: { from: file.coveredFrom ?? '', to: file.coveredTo ?? '' },
});

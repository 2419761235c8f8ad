import { Injectable } from '@nestjs/common';
import type { BankFileView } from '@groundwork/contracts';
import {
  type BankFile,
  decidedRows,
  type DoubtDecision,
  type ImportPlan,
  ledgerRows,
  planImport,
} from '@groundwork/engine-cashflow';
import { pageThatFits } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { BankFileRow, LedgerAccountRow, StoredRow } from '../../domain/bank-file.model.ts';
import { toPlan, toPlanDoubt } from '../../domain/bank-file.view.ts';
import { appliedFilesOf, saveFile } from '../../persistence/bank-file.repository.ts';
import { readAnchors, readRows } from '../../persistence/bank-row.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';

const mostDoubts = 300;

@Injectable()
export class PlanBankFile {
  constructor(private readonly keys: OwnerKeys) {}

  /** Needs the lock of the owner and the account of the file. */
  async run(manager: EntityManager, file: BankFileRow, account: LedgerAccountRow): Promise<BankFileRow> {
    const { plan, anchors } = await this.planOf(manager, file, account);
    const vault = await this.keys.vaultOf(manager, file.userId);
    const { items } = pageThatFits(plan.doubts.map(toPlanDoubt), mostDoubts);
    const warnings: BankFileView['warnings'] = [
      ...(anchors === 0 ? (['NO_BALANCES'] as const) : []),
      ...(items.length < plan.doubts.length ? (['DOUBTS_CUT'] as const) : []),
    ];
    return saveFile(manager, file, {
      state: 'planned',
      accountId: account.id,
      questions: [],
      planVersion: file.planVersion + 1,
      plannedOn: account.version,
      plan: toPlan(plan),
      sealedDoubts: vault.seal('bank_files', 'sealed_doubts', file.id, JSON.stringify(items)),
      warnings,
    });
  }

  async decide(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
    decisions: Readonly<Record<string, DoubtDecision>>,
  ): Promise<{ plan: ImportPlan; skipped: { position: number; sameAs: string }[] }> {
    const { plan, source } = await this.planOf(manager, file, account);
    const skipped = decidedRows(source, plan, decisions).flatMap(({ sameAs }, position) =>
      sameAs === undefined ? [] : [{ position, sameAs }],
    );
    return { plan, skipped };
  }

  private async planOf(manager: EntityManager, file: BankFileRow, account: LedgerAccountRow) {
    const vault = await this.keys.vaultOf(manager, file.userId);
    const applied = await appliedFilesOf(manager, file.userId, account.id);
    const rows = await readRows(manager, vault, [file.id, ...applied.map(({ id }) => id)]);
    const anchors = (await readAnchors(manager, file.userId)).get(file.id) ?? [];
    const source = { ...toBankFile(file, rows.get(file.id) ?? []), anchors };
    const ledger = ledgerRows(applied.map((each) => ({ ...each, rows: rows.get(each.id) ?? [] })));
    return { plan: planImport(source, file.source, ledger), source, anchors: anchors.length };
  }
}

const toBankFile = (file: BankFileRow, rows: readonly StoredRow[]): BankFile => ({
  rows: rows.map(({ day, cents, text, id }, at) => ({ line: at + 1, day, cents, text, balance: null, id })),
  skipped: { pending: file.skippedPending, future: file.skippedFuture },
  anchors: [],
  covered: { from: file.coveredFrom ?? '', to: file.coveredTo ?? '' },
  account: null,
});

import { Injectable } from '@nestjs/common';
import type { BankRowClass, UserId } from '@groundwork/contracts';
import type { WitnessedAccount } from '@groundwork/engine-evidence';
import type { EntityManager } from 'typeorm';
import { toCashFlowState, toCashFlowView } from '../../domain/cash-flow.view.ts';
import type { LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { type AccountLedger, ledgerState, type LedgerState } from '../../domain/ledger-state.rules.ts';
import { accountsOf, appliedFilesOf } from '../../persistence/bank-file.repository.ts';
import { listRows, readAnchors, readRows } from '../../persistence/bank-row.repository.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import {
  publishCashFlow,
  publishEvidence,
  readCorrections,
  replaceWitnesses,
} from '../../persistence/owner.repository.ts';

@Injectable()
export class RecomputeLedger {
  constructor(private readonly keys: OwnerKeys) {}

  /** Needs the lock of the owner. Everything is computed from the applied files, so repeating it changes nothing. */
  async run(manager: EntityManager, userId: UserId): Promise<LedgerState> {
    const vault = await this.keys.vaultOf(manager, userId);
    const accounts = await accountsOf(manager, userId);
    const corrections = await readCorrections(manager, userId);
    const state = await this.compute(manager, userId, { vault, accounts, corrections });
    await saveAccounts(manager, state.accounts);
    await saveFigures(manager, userId, { vault, accounts, state });
    await replaceWitnesses(manager, userId, true, state.witnesses);
    await publishCashFlow(manager, userId, toCashFlowState(state.cashFlow));
    await publishEvidence(manager, userId);
    return state;
  }

  private async compute(
    manager: EntityManager,
    userId: UserId,
    { vault, accounts, corrections }: OwnerLedger,
  ): Promise<LedgerState> {
    const files = await appliedFilesOf(manager, userId);
    const anchors = await readAnchors(manager, userId);
    const stored = await readRows(
      manager,
      vault,
      files.map(({ id }) => id),
    );
    const state = ledgerState({
      accounts,
      corrections,
      rowIdOf: (text) => vault.uuidOf(text),
      files: files.map((file) => ({
        ...file,
        anchors: anchors.get(file.id) ?? [],
        rows: stored.get(file.id) ?? [],
      })),
    });
    await listRows(manager, stored, state.rows);
    return state;
  }
}

interface OwnerLedger {
  vault: OwnerVault;
  accounts: readonly LedgerAccountRow[];
  corrections: ReadonlyMap<string, BankRowClass>;
}

async function saveAccounts(manager: EntityManager, accounts: readonly AccountLedger[]): Promise<void> {
  for (const { id, firstDay, lastDay, rowCount, months } of accounts)
    await manager.query(
      `update bank_accounts set first_day = $2, last_day = $3, row_count = $4, months = $5 where id = $1`,
      [id, firstDay, lastDay, rowCount, JSON.stringify(months)],
    );
}

const witnessedState = (
  witnessed: WitnessedAccount,
  accounts: readonly LedgerAccountRow[],
  state: LedgerState,
) => ({
  ...witnessed,
  numberEnding: accounts.find(({ id }) => id === witnessed.accountId)?.numberEnding ?? '',
  lastDay: state.accounts.find(({ id }) => id === witnessed.accountId)?.lastDay,
});

async function saveFigures(
  manager: EntityManager,
  userId: UserId,
  {
    vault,
    accounts,
    state,
  }: { vault: OwnerVault; accounts: readonly LedgerAccountRow[]; state: LedgerState },
): Promise<void> {
  const view = JSON.stringify(toCashFlowView(state.cashFlow));
  const witnessed = state.witnessedAccounts.map((each) => witnessedState(each, accounts, state));
  await manager.query('update owners set sealed_cash_flow = $2, witnessed_accounts = $3 where user_id = $1', [
    userId,
    vault.seal('owners', 'sealed_cash_flow', userId, view),
    JSON.stringify(witnessed),
  ]);
}

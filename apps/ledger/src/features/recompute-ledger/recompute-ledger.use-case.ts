import { Injectable } from '@nestjs/common';
import type { BankRowClass, UserId } from '@groundwork/contracts';
import type { GradedBankAccount } from '@groundwork/engine-evidence';
import type { EntityManager } from 'typeorm';
import { toCashFlowState, toCashFlowView } from '../../domain/cash-flow.view.ts';
import type { LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { statementOrigin } from '../../domain/document-evidence.rules.ts';
import type { AccountLedger } from '../../domain/ledger-state.rules.ts';
import { type FileOrigin, uploaded } from '../../domain/month-grades.rules.ts';
import type { LedgerFigures } from '../../domain/state-steps.rules.ts';
import { batchesOf, type LedgerWork } from '../../ledger-work/ledger-work.port.ts';
import { computeRows } from '../../ledger-work/run-work.adapter.ts';
import { accountsOf, appliedFilesOf } from '../../persistence/bank-file.repository.ts';
import {
  countRows,
  dropListing,
  readAnchors,
  readRows,
  setListing,
} from '../../persistence/bank-row.repository.ts';
import { storeInTurn } from '../../persistence/row-batches.store.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import { readCorrections, readNames } from '../../persistence/owner.repository.ts';
import { readDocumentStates } from '../../persistence/read-document.repository.ts';
import { publishCashFlow } from '../publish-cash-flow/publish-cash-flow.use-case.ts';
import { publishEvidence } from '../publish-evidence/publish-evidence.use-case.ts';

@Injectable()
export class RecomputeLedger {
  constructor(private readonly keys: OwnerKeys) {}

  /** Needs the lock of the owner. Everything is computed from the applied files, so repeating it changes nothing. */
  async run(manager: EntityManager, userId: UserId): Promise<void> {
    const vault = await this.keys.vaultOf(manager, userId);
    const accounts = await accountsOf(manager, userId);
    const corrections = await readCorrections(manager, userId);
    const names = await readNames(manager, vault, userId);
    const state = await this.compute(manager, userId, { vault, accounts, corrections, names });
    await saveAccounts(manager, userId, state.accounts);
    await saveFigures(manager, userId, { vault, accounts, state });
    await publishCashFlow(manager, userId, toCashFlowState(state.cashFlow));
    await publishEvidence(manager, userId);
  }

  private async compute(manager: EntityManager, userId: UserId, owner: OwnerLedger): Promise<LedgerFigures> {
    const files = await appliedFilesOf(manager, userId);
    const anchors = await readAnchors(manager, userId);
    const origins = await originsOf(manager, userId);
    const { accounts, corrections, names, vault } = owner;
    const { rowKey } = vault;
    const ids = files.map(({ id }) => id);
    return computeRows(await countRows(manager, userId, ids), async (work) => {
      for (const id of ids)
        for await (const rows of readRows(manager, vault, { userId, id }))
          await work.run('addStateRows', { id, rows });
      const state = await work.run('computeState', {
        accounts,
        corrections,
        names,
        rowKey,
        files: files.map(({ documentId, ...file }) => ({
          ...file,
          anchors: anchors.get(file.id) ?? [],
          origin: (documentId !== null && origins.get(documentId)) || uploaded,
        })),
      });
      await saveListings(manager, userId, work);
      return state;
    });
  }
}

async function originsOf(manager: EntityManager, userId: UserId): Promise<Map<string, FileOrigin>> {
  const documents = await readDocumentStates(manager, userId);
  return new Map(documents.map((state) => [state.documentId, statementOrigin(state)]));
}

async function saveListings(manager: EntityManager, userId: UserId, work: LedgerWork): Promise<void> {
  const dropped = batchesOf(() => work.run('nextDropped', undefined));
  await storeInTurn(dropped, (rows) => dropListing(manager, userId, rows));
  const listed = batchesOf(() => work.run('nextListed', undefined));
  await storeInTurn(listed, (rows) => setListing(manager, userId, rows));
}

interface OwnerLedger {
  vault: OwnerVault;
  accounts: readonly LedgerAccountRow[];
  corrections: ReadonlyMap<string, BankRowClass>;
  names: readonly string[];
}

async function saveAccounts(
  manager: EntityManager,
  userId: UserId,
  accounts: readonly AccountLedger[],
): Promise<void> {
  for (const { id, firstDay, lastDay, rowCount, months } of accounts)
    await manager.query(
      `update bank_accounts set first_day = $3, last_day = $4, row_count = $5, months = $6
       where user_id = $1 and id = $2`,
      [userId, id, firstDay, lastDay, rowCount, JSON.stringify(months)],
    );
}

const witnessedState = (
  witnessed: GradedBankAccount,
  accounts: readonly LedgerAccountRow[],
  state: LedgerFigures,
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
  }: { vault: OwnerVault; accounts: readonly LedgerAccountRow[]; state: LedgerFigures },
): Promise<void> {
  const view = JSON.stringify(toCashFlowView(state.cashFlow));
  const witnessed = state.witnessedAccounts.map((each) => witnessedState(each, accounts, state));
  await manager.query(
    `update owners set sealed_cash_flow = $2, witnessed_accounts = $3, bank_evidence = $4 where user_id = $1`,
    [
      userId,
      vault.seal('owners', 'sealed_cash_flow', userId, view),
      JSON.stringify(witnessed),
      JSON.stringify(state.bankEvidence),
    ],
  );
}

import { type DynamicModule, Module } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { auditSealer } from '@groundwork/platform-audit';
import { createCipher, FieldCipher } from '@groundwork/platform-crypto';
import { DatabaseModule } from '@groundwork/platform-database';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import { mostRowsInCall } from './domain/bank-file.model.ts';
import { AnswerBankFileRpc } from './features/answer-bank-file/answer-bank-file.rpc.ts';
import { AnswerBankFile } from './features/answer-bank-file/answer-bank-file.use-case.ts';
import { ApplyBankFileRpc } from './features/apply-bank-file/apply-bank-file.rpc.ts';
import { ApplyBankFile, ROWS_IN_CALL } from './features/apply-bank-file/apply-bank-file.use-case.ts';
import { ApplyLargeFile } from './features/apply-large-file/apply-large-file.use-case.ts';
import { ApplyPlan } from './features/apply-plan/apply-plan.use-case.ts';
import { ChangeAccountRpc } from './features/change-account/change-account.rpc.ts';
import { ChangeAccount } from './features/change-account/change-account.use-case.ts';
import { CorrectRowRpc } from './features/correct-row/correct-row.rpc.ts';
import { CorrectRow } from './features/correct-row/correct-row.use-case.ts';
import { EraseLedger } from './features/erase-owner/erase-owner.use-case.ts';
import { ExportLedger } from './features/export-ledger/export-ledger.query.ts';
import { ExportLedgerRpc } from './features/export-ledger/export-ledger.rpc.ts';
import { FollowDocumentsConsumer } from './features/follow-documents/follow-documents.consumer.ts';
import { FollowDocuments } from './features/follow-documents/follow-documents.use-case.ts';
import { GetCashFlow } from './features/get-cash-flow/get-cash-flow.query.ts';
import { GetCashFlowRpc } from './features/get-cash-flow/get-cash-flow.rpc.ts';
import { GetFileKey } from './features/get-file-key/get-file-key.query.ts';
import { GetFileKeyRpc } from './features/get-file-key/get-file-key.rpc.ts';
import { ListAccounts } from './features/list-accounts/list-accounts.query.ts';
import { ListAccountsRpc } from './features/list-accounts/list-accounts.rpc.ts';
import { ListBankFiles } from './features/list-bank-files/list-bank-files.query.ts';
import { ListBankFilesRpc } from './features/list-bank-files/list-bank-files.rpc.ts';
import { ListEvidence } from './features/list-evidence/list-evidence.query.ts';
import { ListEvidenceRpc } from './features/list-evidence/list-evidence.rpc.ts';
import { ListRows } from './features/list-rows/list-rows.query.ts';
import { ListRowsRpc } from './features/list-rows/list-rows.rpc.ts';
import { ListRules } from './features/list-rules/list-rules.query.ts';
import { ListRulesRpc } from './features/list-rules/list-rules.rpc.ts';
import { PlanBankFile } from './features/plan-bank-file/plan-bank-file.use-case.ts';
import { ReadBankFile } from './features/read-bank-file/read-bank-file.use-case.ts';
import { ReadDueFiles } from './features/read-due-files/read-due-files.use-case.ts';
import { RecomputeDaily } from './features/recompute-daily/recompute-daily.use-case.ts';
import { RecomputeLedger } from './features/recompute-ledger/recompute-ledger.use-case.ts';
import { RegisterBankFileRpc } from './features/register-bank-file/register-bank-file.rpc.ts';
import { RegisterBankFile } from './features/register-bank-file/register-bank-file.use-case.ts';
import { RemoveAccountRpc } from './features/remove-account/remove-account.rpc.ts';
import { RemoveAccount } from './features/remove-account/remove-account.use-case.ts';
import { RemoveBankFileRpc } from './features/remove-bank-file/remove-bank-file.rpc.ts';
import { RemoveBankFile } from './features/remove-bank-file/remove-bank-file.use-case.ts';
import { StoreReading } from './features/store-reading/store-reading.use-case.ts';
import { UndoBankFileRpc } from './features/undo-bank-file/undo-bank-file.rpc.ts';
import { UndoBankFile } from './features/undo-bank-file/undo-bank-file.use-case.ts';
import { WithdrawRows } from './features/withdraw-rows/withdraw-rows.use-case.ts';
import type { LedgerConfig } from './ledger.config.ts';
import { ledgerDatabase } from './persistence/database.ts';
import { FileViews } from './persistence/file-view.repository.ts';
import { BankFileReaders } from './ledger-work/bank-file-readers.adapter.ts';
import { OwnerKeys } from './persistence/owner-key.repository.ts';

@Module({})
class LedgerModule {}

const queries = [
  GetFileKey,
  ListBankFiles,
  ListAccounts,
  ListRows,
  GetCashFlow,
  ListRules,
  ListEvidence,
  ExportLedger,
];

const useCases = [
  RegisterBankFile,
  AnswerBankFile,
  ApplyBankFile,
  ApplyLargeFile,
  ApplyPlan,
  UndoBankFile,
  RemoveBankFile,
  ChangeAccount,
  RemoveAccount,
  CorrectRow,
  PlanBankFile,
  RecomputeLedger,
  WithdrawRows,
  StoreReading,
  ReadBankFile,
  FollowDocuments,
  RecomputeDaily,
  ReadDueFiles,
];

const calls = [
  RegisterBankFileRpc,
  AnswerBankFileRpc,
  ApplyBankFileRpc,
  UndoBankFileRpc,
  RemoveBankFileRpc,
  GetFileKeyRpc,
  ListBankFilesRpc,
  ListAccountsRpc,
  ChangeAccountRpc,
  RemoveAccountRpc,
  ListRowsRpc,
  CorrectRowRpc,
  GetCashFlowRpc,
  ListRulesRpc,
  ListEvidenceRpc,
  ExportLedgerRpc,
  operatorCalls(rpc.ledger),
];

export const ledgerModule = (
  config: LedgerConfig,
  rowsInCall = mostRowsInCall,
  readers = new BankFileReaders(),
): DynamicModule => ({
  module: LedgerModule,
  imports: [
    DatabaseModule.forService(ledgerDatabase, config),
    MessagingModule.forService('ledger', config),
    EventsModule.forService('ledger', config),
    StorageModule.forService(config),
  ],
  controllers: calls,
  providers: [
    auditSealer('ledger', config),
    { provide: FieldCipher, useFactory: () => createCipher(config) },
    { provide: ROWS_IN_CALL, useValue: rowsInCall },
    { provide: BankFileReaders, useValue: readers },
    OwnerKeys,
    FileViews,
    ...queries,
    ...useCases,
    FollowDocumentsConsumer,
    EraseLedger,
    ...erasureProviders('ledger', {
      inject: [EraseLedger],
      useFactory: (erasure: EraseLedger) => erasure,
    }),
  ],
});

import { Injectable } from '@nestjs/common';
import type { BankFile } from '@groundwork/engine-cashflow';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankFileRow, LedgerAccountRow, NewRow } from '../../domain/bank-file.model.ts';
import { toFileHead } from '../../domain/bank-file.view.ts';
import { toHint, type StatementOrigin } from '../../domain/account-hint.rules.ts';
import type { BankFileWork } from '../../ledger-work/ledger-work.port.ts';
import { saveFile } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { deleteRows, insertAnchors, insertRows } from '../../persistence/bank-row.repository.ts';
import { findAccount } from '../../persistence/find-account.repository.ts';
import { refuseFile } from '../../persistence/refused-file.repository.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import type { Reading } from '../../reading/bank-file.reader.ts';
import { ApplyPlan } from '../apply-plan/apply-plan.use-case.ts';
import { PlanBankFile } from '../plan-bank-file/plan-bank-file.use-case.ts';

interface ReadingOrigin {
  source: BankFileRow['source'];
  headerKey: string | null;
  rows?: AsyncIterable<readonly NewRow[]>;
  reader?: BankFileWork;
  statement?: StatementOrigin;
}

type WithOrigin<R> = R extends Reading ? Omit<R, 'source'> & ReadingOrigin : never;
type FileReading = WithOrigin<Reading>;

@Injectable()
export class StoreReading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly plans: PlanBankFile,
    private readonly imports: ApplyPlan,
  ) {}

  /** Nothing happens if the file was deleted or read by another process meanwhile. */
  async run({ id, userId, tries }: BankFileRow, reading: FileReading): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const file = await manager.findOneBy(bankFileSchema, { userId, id, tries, state: 'reading' });
      if (file === null) return;
      await deleteRows(manager, { userId, id });
      const vault = await this.keys.vaultOf(manager, userId);
      const read = await saveFile(manager, file, {
        source: reading.source,
        mapping: reading.mapping,
        mappingRemembered: reading.isRemembered,
        sealedHead: sealHead(vault, file, reading),
      });
      if (reading.state === 'refused') await refuse(manager, read, reading);
      else if (reading.state === 'question') await question(manager, read, reading.questions);
      else await this.store(manager, vault, read, { ...reading, bankFile: reading.file });
    });
  }

  private async store(
    manager: EntityManager,
    vault: OwnerVault,
    file: BankFileRow,
    reading: ReadingOrigin & { bankFile: BankFile },
  ): Promise<void> {
    const { bankFile, statement } = reading;
    if (reading.rows) await insertRows(manager, vault, file, reading.rows);
    await insertAnchors(manager, file, bankFile.anchors);
    await rememberMapping(manager, file, reading.headerKey);
    const stored = await saveFile(manager, file, {
      coveredFrom: bankFile.covered.from,
      coveredTo: bankFile.covered.to,
      skippedPending: bankFile.skipped.pending,
      skippedFuture: bankFile.skipped.future,
      skippedFailed: bankFile.skipped.failed,
      accountHint: toHint(bankFile, statement, file, (text) => vault.tag(text)),
    });
    const account = await findAccount(manager, stored);
    if (account === null) {
      await question(manager, stored, ['ACCOUNT']);
      return;
    }
    const planned = await this.plans.run(manager, stored, account, reading.reader);
    if (statement?.isClosed === true && planned.plan?.doubtful === 0)
      await this.applyAlone(manager, planned, account);
  }

  private async applyAlone(
    manager: EntityManager,
    file: BankFileRow,
    account: LedgerAccountRow,
  ): Promise<void> {
    await this.imports.run(manager, file, account, { decisions: {}, actorId: 'system' });
  }
}

type Head = Pick<Reading, 'head' | 'transactions'>;

function sealHead(vault: OwnerVault, file: BankFileRow, read: Head): string | null {
  if (read.head === null && read.transactions === null) return null;
  return vault.seal('bank_files', 'sealed_head', file.id, JSON.stringify(toFileHead(read)));
}

async function refuse(
  manager: EntityManager,
  file: BankFileRow,
  { code, message, line }: { code: string; message: string; line: number | null },
): Promise<void> {
  const refusal = { code, message, line };
  await refuseFile(manager, file, { refusal, questions: [] });
}

async function question(
  manager: EntityManager,
  file: BankFileRow,
  questions: readonly BankFileRow['questions'][number][],
): Promise<void> {
  const needsAccount = file.accountId === null && !questions.includes('ACCOUNT');
  const all = needsAccount ? [...questions, 'ACCOUNT' as const] : [...questions];
  await saveFile(manager, file, { state: 'question', questions: all });
}

async function rememberMapping(
  manager: EntityManager,
  file: BankFileRow,
  headerKey: string | null,
): Promise<void> {
  if (headerKey === null || file.mapping === null || file.mappingRemembered) return;
  await manager.query(
    `insert into csv_mappings (user_id, header_key, mapping) values ($1, $2, $3)
     on conflict (user_id, header_key) do update set mapping = excluded.mapping`,
    [file.userId, headerKey, JSON.stringify(file.mapping)],
  );
}

import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { DocumentState, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { countedRowsKey, statementOrigin } from '../../domain/document-evidence.rules.ts';
import { newStatementFile } from '../../domain/new-bank-file.rules.ts';
import { saveFile } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { readDocumentState, storeDocument } from '../../persistence/read-document.repository.ts';
import { publishEvidence } from '../publish-evidence/publish-evidence.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';
import { WithdrawRows } from '../withdraw-rows/withdraw-rows.use-case.ts';

interface DocumentChange {
  version: number;
  state: DocumentState;
  deleted: boolean;
}

interface FollowedChange extends DocumentChange {
  before: DocumentState | null;
}

/** A review and another holder change the grade of the months of a statement. */
const hasOtherOrigin = ({ before, state }: FollowedChange): boolean =>
  before === null || !isDeepStrictEqual(statementOrigin(before), statementOrigin(state));

@Injectable()
export class FollowDocuments {
  constructor(
    private readonly rows: WithdrawRows,
    private readonly ledger: RecomputeLedger,
    private readonly clock: Clock,
  ) {}

  async run(manager: EntityManager, userId: UserId, change: DocumentChange): Promise<void> {
    await lockOwner(manager, userId);
    const before = await readDocumentState(manager, userId, change.state.documentId);
    if (!(await storeDocument(manager, userId, change))) return;
    await this.followRows(manager, userId, { ...change, before });
    await publishEvidence(manager, userId);
  }

  /** The rows are read later from storage: a consumer makes no network call. */
  private async followRows(manager: EntityManager, userId: UserId, change: FollowedChange): Promise<void> {
    const { documentId } = change.state;
    const rowsKey = countedRowsKey(change.state, change.deleted);
    const file = await manager.findOneBy(bankFileSchema, { documentId, userId });
    if (file?.rowsKey === rowsKey) {
      if (file.state === 'applied' && hasOtherOrigin(change)) await this.ledger.run(manager, userId);
      return;
    }
    if (file !== null) await this.withdraw(manager, file);
    if (rowsKey === null) return;
    const statement = newStatementFile({ userId, documentId, rowsKey }, this.clock.now());
    const ownership = change.state.subcategory === 'personal_checking' ? 'personal' : 'business';
    const accountType = change.state.subcategory === 'business_savings' ? 'savings' : 'checking';
    const hint = { bankName: null, numberEnding: null, fingerprint: null, accountType, ownership } as const;
    await manager.insert(bankFileSchema, { ...statement, accountHint: hint });
  }

  private async withdraw(manager: EntityManager, file: BankFileRow): Promise<void> {
    await saveFile(manager, file, {
      state: 'deleted',
      documentId: null,
      rowsKey: null,
      nextAt: new Date(0),
      tries: 0,
    });
    if (file.state !== 'deleted') await this.rows.run(manager, file, 'deleted');
  }
}

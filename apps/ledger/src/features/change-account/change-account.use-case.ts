import { Injectable } from '@nestjs/common';
import type {
  Acting,
  ChangeLedgerAccountBody,
  LedgerAccountId,
  LedgerAccountView,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import type { LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { toAccountView } from '../../domain/bank-file.view.ts';
import { accountOf } from '../../persistence/bank-file.repository.ts';
import { ledgerAccountSchema } from '../../persistence/bank-file.schema.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

interface AccountChange extends Acting {
  accountId: LedgerAccountId;
  change: ChangeLedgerAccountBody;
}

@Injectable()
export class ChangeAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: RecomputeLedger,
  ) {}

  run({ userId, actorId, accountId, change }: AccountChange): Promise<LedgerAccountView> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const before = await accountOf(manager, userId, accountId);
      await manager.update(ledgerAccountSchema, { userId, id: accountId }, changed(before, change));
      await this.ledger.run(manager, userId);
      const subject = { type: 'ledger-account', id: accountId };
      const details = { fields: Object.keys(change) };
      await appendAudit(manager, {
        actor: actorId,
        action: 'ledger-account.changed',
        subject,
        userId,
        details,
      });
      return toAccountView(await accountOf(manager, userId, accountId));
    });
  }
}

const changed = (before: LedgerAccountRow, change: ChangeLedgerAccountBody): Partial<LedgerAccountRow> => ({
  bankName: change.bankName ?? before.bankName,
  ownership: change.ownership ?? before.ownership,
  numberEnding: change.numberEnding === undefined ? before.numberEnding : change.numberEnding,
  closedOn: change.closedOn === undefined ? before.closedOn : change.closedOn,
});

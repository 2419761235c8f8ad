import { Injectable } from '@nestjs/common';
import type { Acting, LedgerAccountId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { LedgerAccountRow } from '../../domain/bank-file.model.ts';
import { accountOf, saveFile } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema, ledgerAccountSchema } from '../../persistence/bank-file.schema.ts';
import { deleteRows } from '../../persistence/bank-row.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { publishRows } from '../publish-rows/publish-rows.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

@Injectable()
export class RemoveAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: RecomputeLedger,
  ) {}

  run({
    userId,
    actorId,
    accountId,
  }: Acting & { accountId: LedgerAccountId }): Promise<Record<string, never>> {
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const account = await accountOf(manager, userId, accountId);
      const files = await manager.findBy(bankFileSchema, { userId, accountId, state: Not('deleted') });
      for (const file of files) {
        await saveFile(manager, file, { state: 'deleted', nextAt: new Date(0), tries: 0 });
        await deleteRows(manager, file);
      }
      await manager.delete(ledgerAccountSchema, { userId, id: accountId });
      await this.ledger.run(manager, userId);
      await publishRemoval(manager, account);
      const subject = { type: 'ledger-account', id: accountId };
      const details = { files: files.length };
      await appendAudit(manager, {
        actor: actorId,
        action: 'ledger-account.deleted',
        subject,
        userId,
        details,
      });
      return {};
    });
  }
}

async function publishRemoval(manager: EntityManager, account: LedgerAccountRow): Promise<void> {
  const { id: accountId, userId, version, firstDay: from, lastDay: to } = account;
  if (from === null || to === null) return;
  const removed = { accountId, fileId: null, from, to, cause: 'deleted' } as const;
  await publishRows(manager, userId, version + 1, removed);
}

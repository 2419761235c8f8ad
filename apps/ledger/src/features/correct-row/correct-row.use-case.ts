import { Injectable } from '@nestjs/common';
import type { Acting, BankRowId, BankRowView, CorrectedRow, CorrectRowBody } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { hasSameText } from '../../domain/same-text.rules.ts';
import { bankRowNotFound } from '../../ledger.errors.ts';
import { allRows, rowOf } from '../../persistence/listed-row.repository.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { nextAccountVersion } from '../../persistence/bank-file.repository.ts';
import { publishRows } from '../publish-rows/publish-rows.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

interface Correcting extends Acting, CorrectRowBody {
  rowId: BankRowId;
}

@Injectable()
export class CorrectRow {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly ledger: RecomputeLedger,
    private readonly clock: Clock,
  ) {}

  run(request: Correcting): Promise<CorrectedRow> {
    const { userId, rowId } = request;
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      const vault = await this.keys.vaultOf(manager, userId);
      const row = await rowOf(manager, vault, userId, rowId);
      if (row === null) throw bankRowNotFound();
      const rows = request.sameText === true ? await this.rowsLike(manager, vault, userId, row) : [row];
      const changed = rows.filter((each) => isChanged(each, request.class));
      if (changed.length > 0) await this.correct(manager, request, changed);
      return { row: (await rowOf(manager, vault, userId, rowId)) ?? row, changed: changed.length };
    });
  }

  private async rowsLike(
    manager: EntityManager,
    vault: OwnerVault,
    userId: Acting['userId'],
    row: BankRowView,
  ): Promise<BankRowView[]> {
    return (await allRows(manager, vault, userId)).filter((each) => hasSameText(each, row));
  }

  private async correct(
    manager: EntityManager,
    { userId, actorId, rowId, class: rowClass }: Correcting,
    rows: readonly BankRowView[],
  ): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (rowClass === null)
      await manager.query('delete from row_corrections where user_id = $1 and row_id = any($2)', [
        userId,
        ids,
      ]);
    else
      await manager.query(
        `insert into row_corrections (user_id, row_id, class, actor_id, at)
         select $1, id, $3, $4, $5 from unnest($2::uuid[]) as n (id)
         on conflict (user_id, row_id) do update
           set class = excluded.class, actor_id = excluded.actor_id, at = excluded.at`,
        [userId, ids, rowClass, actorId, this.clock.now()],
      );
    await this.ledger.run(manager, userId);
    await publishAll(manager, userId, rows);
    const details = { class: rowClass, rows: rows.length };
    const subject = { type: 'bank-row', id: rowId };
    await appendAudit(manager, { actor: actorId, action: 'bank-row.corrected', subject, userId, details });
  }
}

const isChanged = (row: BankRowView, rowClass: CorrectRowBody['class']): boolean =>
  rowClass === null ? row.corrected : !row.corrected || row.class !== rowClass;

async function publishAll(
  manager: EntityManager,
  userId: Acting['userId'],
  rows: readonly BankRowView[],
): Promise<void> {
  for (const accountId of new Set(rows.map((row) => row.accountId))) {
    const days = rows.filter((row) => row.accountId === accountId).map(({ day }) => day);
    days.sort();
    const version = await nextAccountVersion(manager, userId, accountId);
    const [from = '', to = ''] = [days[0], days.at(-1)];
    const changed = { accountId, fileId: null, from, to, cause: 'corrected' } as const;
    await publishRows(manager, userId, version, changed);
  }
}

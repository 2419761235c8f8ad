import type { BankRowId, BankRowsQuery, BankRowView, LedgerAccountId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { openRowText } from './bank-row.repository.ts';
import type { OwnerVault } from './owner-key.repository.ts';

interface ListedRow {
  file_id: string;
  position: number;
  row_id: BankRowId;
  account_id: LedgerAccountId;
  day: string;
  cents: string;
  sealed_text: string;
  balance: string | null;
  class: BankRowView['class'];
  rule: string;
  rule_version: string;
  because: string;
  corrected: boolean;
  pair_row_id: BankRowId | null;
  page: number | null;
}

const columns = `r.file_id, r.position, r.row_id, r.account_id, to_char(r.day, 'YYYY-MM-DD') as day, r.cents,
  r.sealed_text, r.balance, r.class, r.rule, r.rule_version, r.because, r.pair_row_id, r.page,
  exists (select 1 from row_corrections c where c.user_id = $1 and c.row_id = r.row_id) as corrected`;

const toView = (vault: OwnerVault, row: ListedRow): BankRowView => ({
  id: row.row_id,
  accountId: row.account_id,
  day: row.day,
  amount: Number(row.cents),
  text: openRowText(vault, row.file_id, row.position, row.sealed_text),
  balance: row.balance === null ? null : Number(row.balance),
  class: row.class,
  rule: { code: row.rule, version: row.rule_version },
  because: row.because,
  corrected: row.corrected,
  pairRowId: row.pair_row_id,
  page: row.page,
});

export async function rowOf(
  manager: EntityManager,
  vault: OwnerVault,
  userId: UserId,
  rowId: BankRowId,
): Promise<BankRowView | null> {
  const [row]: ListedRow[] = await manager.query(
    `select ${columns} from bank_rows r where r.user_id = $1 and r.row_id = $2`,
    [userId, rowId],
  );
  return row === undefined ? null : toView(vault, row);
}

/** The newest rows first; after the row of the cursor. */
export async function rowsAfter(
  manager: EntityManager,
  vault: OwnerVault,
  userId: UserId,
  { accountId, month, class: rowClass, limit, cursor }: BankRowsQuery & { limit: number },
): Promise<BankRowView[]> {
  const rows: ListedRow[] = await manager.query(
    `select ${columns} from bank_rows r
     left join bank_rows c on c.user_id = $1 and c.row_id = $6
     where r.user_id = $1 and r.row_id is not null
       and ($2::uuid is null or r.account_id = $2)
       and ($3::text is null or r.day between ($3 || '-01')::date
         and (($3 || '-01')::date + interval '1 month - 1 day')::date)
       and ($4::text is null or r.class = $4)
       and ($6::uuid is null or (r.day, r.row_id) < (c.day, c.row_id))
     order by r.day desc, r.row_id desc limit $5`,
    [userId, accountId ?? null, month ?? null, rowClass ?? null, limit, cursor ?? null],
  );
  return rows.map((row) => toView(vault, row));
}

export async function allRows(
  manager: EntityManager,
  vault: OwnerVault,
  userId: UserId,
): Promise<BankRowView[]> {
  const rows: ListedRow[] = await manager.query(
    `select ${columns} from bank_rows r where r.user_id = $1 and r.row_id is not null order by r.day`,
    [userId],
  );
  return rows.map((row) => toView(vault, row));
}

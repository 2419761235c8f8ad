import type { EntityManager } from 'typeorm';
import type { BankFileRow } from '../domain/bank-file.model.ts';
import { saveFile } from './bank-file.repository.ts';

async function dropOwnAccount(
  manager: EntityManager,
  { userId, id, accountId, createdAt }: BankFileRow,
): Promise<boolean> {
  const [dropped]: [unknown[]] = await manager.query(
    `delete from bank_accounts a where a.user_id = $4 and a.id = $1 and a.created_at >= $2 and not exists (
       select 1 from bank_files f where f.user_id = $4 and f.account_id = a.id and f.id <> $3 and f.state <> 'deleted')
     returning a.id`,
    [accountId, createdAt, id, userId],
  );
  return dropped.length > 0;
}

export async function refuseFile(
  manager: EntityManager,
  file: BankFileRow,
  change: Pick<BankFileRow, 'refusal'> & Partial<BankFileRow>,
): Promise<void> {
  const isDropped = file.accountId !== null && (await dropOwnAccount(manager, file));
  await saveFile(manager, file, { ...change, state: 'refused', ...(isDropped && { accountId: null }) });
}

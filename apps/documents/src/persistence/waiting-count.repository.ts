import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { WaitingCounts } from '../domain/quota.rules.ts';

const isWaiting = `status in ('pending', 'processing') and deleted_at is null`;

const countSql = `
  select (select count(*)::int from (
            select 1 from documents where user_id = $1 and ${isWaiting} limit $2) own) as own,
         (select count(*)::int from (
            select 1 from documents where ${isWaiting} and user_id <> $1 limit $3) other) as "ofOthers"`;

export async function countWaiting(
  manager: EntityManager,
  userId: UserId,
  { own, ofOthers }: Readonly<WaitingCounts>,
): Promise<WaitingCounts> {
  const [counts]: WaitingCounts[] = await manager.query(countSql, [userId, own, ofOthers]);
  if (!counts) throw new Error('A count without a row');
  return counts;
}

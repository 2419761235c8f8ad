import type { UserId } from '@groundwork/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { DocumentRow } from '../domain/document.model.ts';

export interface DueOwner {
  readonly userId: UserId;
  readonly namesVersion: number;
}

export async function compareAgain(manager: EntityManager, userId: UserId): Promise<void> {
  await manager.query(
    `insert into owners (user_id, names_version) values ($1, 1)
     on conflict (user_id) do update set names_version = owners.names_version + 1`,
    [userId],
  );
}

export async function compareCopies(
  manager: EntityManager,
  { userId, id, figuresHash }: Pick<DocumentRow, 'userId' | 'id' | 'figuresHash'>,
): Promise<void> {
  const copies: unknown[] = await manager.query(
    `select 1 from documents where user_id = $1 and id <> $2 and deleted_at is null
       and (figures_hash = $3 or signals @> '[{"code": "SAME_FIGURES"}]') limit 1`,
    [userId, id, figuresHash],
  );
  if (copies.length > 0) await compareAgain(manager, userId);
}

export async function lockNamesVersion(manager: EntityManager, userId: UserId): Promise<number> {
  const [owner]: { version: number }[] = await manager.query(
    `insert into owners (user_id) values ($1)
     on conflict (user_id) do update set user_id = excluded.user_id returning names_version as version`,
    [userId],
  );
  return owner?.version ?? 0;
}

export async function readNamesVersion(manager: EntityManager, userId: UserId): Promise<number> {
  const [owner]: { version: number }[] = await manager.query(
    'select names_version as version from owners where user_id = $1',
    [userId],
  );
  return owner?.version ?? 0;
}

export function findDueOwners({ manager }: DataSource, most: number): Promise<DueOwner[]> {
  return manager.query(
    `select user_id as "userId", names_version as "namesVersion" from owners
     where names_version <> compared_version order by user_id limit $1`,
    [most],
  );
}

export async function findFormerNames(
  manager: EntityManager,
  { userId, id }: Pick<DocumentRow, 'userId' | 'id'>,
): Promise<string[]> {
  const rows: { names: string[] }[] = await manager.query(
    `select printed_names as names from documents
     where user_id = $1 and id <> $2 and deleted_at is null and holder->>'answer' = 'former-name'
     order by id`,
    [userId, id],
  );
  return rows.flatMap(({ names }) => names);
}

export async function markCompared(
  manager: EntityManager,
  { userId, namesVersion }: DueOwner,
): Promise<void> {
  await manager.query('update owners set compared_version = $2 where user_id = $1', [userId, namesVersion]);
}

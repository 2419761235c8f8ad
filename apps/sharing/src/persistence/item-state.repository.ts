import type { DocumentId, ItemState, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

interface ItemChange {
  documentId: DocumentId;
  version: number;
  state: ItemState;
  at: Date;
}

/** An older event changes nothing. A version with a changed document is outdated. */
export async function storeItemState(
  manager: EntityManager,
  userId: UserId,
  { documentId, version, state, at }: ItemChange,
): Promise<void> {
  await manager.query(
    `with changed as (
       update package_items set document_version = $3, state = $4,
         state_at = case when state = $4 then state_at else $5::timestamptz end
       where user_id = $1 and document_id = $2 and document_version < $3
       returning package_id, version)
     update package_versions v set is_outdated = true from changed
     where v.user_id = $1 and v.package_id = changed.package_id and v.version = changed.version`,
    [userId, documentId, version, state, at],
  );
}

export async function storeScore(manager: EntityManager, userId: UserId, total: number): Promise<void> {
  await manager.query('update package_versions set is_outdated = true where user_id = $1 and stated <> $2', [
    userId,
    total,
  ]);
}

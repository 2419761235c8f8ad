import type { DocumentId, DocumentState, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

interface DocumentVersion {
  version: number;
  state: DocumentState;
  deleted: boolean;
}

/** False if a newer version is stored already. The row of a deleted document stays, so an older event has no effect. */
export async function storeDocument(
  manager: EntityManager,
  userId: UserId,
  { version, state, deleted }: DocumentVersion,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `insert into read_documents (document_id, user_id, version, state, deleted) values ($1, $2, $3, $4, $5)
     on conflict (document_id) do update
       set version = excluded.version, state = excluded.state, deleted = excluded.deleted
       where read_documents.version < excluded.version
     returning 1`,
    [state.documentId, userId, version, JSON.stringify(state), deleted],
  );
  return rows.length > 0;
}

export async function readDocumentState(
  manager: EntityManager,
  documentId: DocumentId,
): Promise<DocumentState | null> {
  const [row]: { state: DocumentState }[] = await manager.query(
    'select state from read_documents where document_id = $1',
    [documentId],
  );
  return row?.state ?? null;
}

export async function readDocumentStates(manager: EntityManager, userId: UserId): Promise<DocumentState[]> {
  const rows: { state: DocumentState }[] = await manager.query(
    'select state from read_documents where user_id = $1 and not deleted order by document_id',
    [userId],
  );
  return rows.map(({ state }) => state);
}

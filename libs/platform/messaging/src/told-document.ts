import type { DocumentId, DocumentState, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

/** A service's own copy of a document, as the events of its owner tell it. The table is the service's to migrate. */
export interface ToldDocument {
  documentId: DocumentId;
  userId: UserId;
  version: number;
  state: DocumentState;
  /** Kept, so that an older event does not bring it back. */
  deleted: boolean;
}

export const toldDocumentSchema = new EntitySchema<ToldDocument>({
  name: 'document',
  tableName: 'documents',
  columns: {
    documentId: { type: 'uuid', name: 'document_id', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    version: { type: 'integer' },
    state: { type: 'jsonb' },
    deleted: { type: 'boolean' },
  },
});

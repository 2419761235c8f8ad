import type { DocumentId, DocumentState, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

/** A service's own copy of a document, kept from the events of the documents service. The service migrates the table. */
export interface DocumentCopy {
  documentId: DocumentId;
  userId: UserId;
  version: number;
  state: DocumentState;
  /** Kept, so that an older event does not bring it back. */
  deleted: boolean;
}

export const documentCopySchema = new EntitySchema<DocumentCopy>({
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

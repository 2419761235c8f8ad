import type { DocumentId, DocumentState, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface DocumentCopy {
  documentId: DocumentId;
  userId: UserId;
  version: number;
  state: DocumentState;
  /** The row of a deleted document stays: an older event must not bring the document back. */
  deleted: boolean;
}

export const documentCopySchema = new EntitySchema<DocumentCopy>({
  name: 'document',
  tableName: 'documents',
  columns: {
    documentId: { type: 'uuid', name: 'document_id', primary: true },
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    state: { type: 'jsonb' },
    deleted: { type: 'boolean' },
  },
});

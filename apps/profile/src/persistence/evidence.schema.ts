import type { DismissedProposal, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';
import type { ProvenanceRow } from '../domain/provenance.model.ts';

interface DismissedRow {
  userId: UserId;
  field: string;
  value: DismissedProposal['value'];
  dismissedAt: Date;
}

export const provenanceSchema = new EntitySchema<ProvenanceRow>({
  name: 'field_provenance',
  tableName: 'field_provenance',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    field: { type: 'text', primary: true },
    value: { type: 'jsonb' },
    source: { type: 'text' },
    kind: { type: 'text', nullable: true },
    period: { type: 'jsonb' },
    documentId: { type: 'uuid', name: 'document_id', nullable: true },
    page: { type: 'integer', nullable: true },
    acceptedAt: { type: 'timestamptz', name: 'accepted_at' },
    actorId: { type: 'uuid', name: 'actor_id' },
    before: { type: 'jsonb', nullable: true },
  },
});

export const dismissedSchema = new EntitySchema<DismissedRow>({
  name: 'dismissed_proposal',
  tableName: 'dismissed_proposals',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    field: { type: 'text', primary: true },
    value: { type: 'jsonb', primary: true },
    dismissedAt: { type: 'timestamptz', name: 'dismissed_at' },
  },
});

import type {
  ActorId,
  DocumentId,
  FieldName,
  FieldProvenance,
  FieldValue,
  UserId,
} from '@groundwork/contracts';

export interface ProvenanceRow {
  userId: UserId;
  field: FieldName;
  value: FieldValue;
  source: FieldProvenance['source'];
  kind: string | null;
  period: FieldProvenance['period'];
  documentId: DocumentId | null;
  page: number | null;
  acceptedAt: Date;
  actorId: ActorId;
  /** The answer before the acceptance; null after a later acceptance, which cannot be undone with this one. */
  before: { answer: FieldValue | null } | null;
}

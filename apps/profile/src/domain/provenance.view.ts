import type { FieldProvenance } from '@groundwork/contracts';
import type { ProvenanceRow } from './provenance.model.ts';

const provenanceView = ({ source, kind, period, documentId, page, acceptedAt, actorId }: ProvenanceRow) => ({
  source,
  kind,
  period,
  actorId,
  ...(documentId !== null && { documentId }),
  ...(page !== null && { page }),
  acceptedAt: acceptedAt.toISOString(),
});

export const provenanceOf = (rows: readonly ProvenanceRow[]): Record<string, FieldProvenance> =>
  Object.fromEntries(rows.map((row) => [row.field, provenanceView(row)]));

import { EntitySchema } from 'typeorm';
import type { ProvenOwner } from '../domain/proof.model.ts';
import type { ScoreChangeRow } from './score.schema.ts';

export const proofSchema = new EntitySchema<ProvenOwner>({
  name: 'proof',
  tableName: 'proofs',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    evidence: { type: 'jsonb' },
    evidenceVersion: { type: 'integer', name: 'evidence_version' },
    totalScore: { type: 'integer', name: 'total_score' },
    result: { type: 'jsonb', nullable: true },
  },
});

export const provenChangeSchema = new EntitySchema<ScoreChangeRow>({
  name: 'proven_change',
  tableName: 'proven_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    at: { type: 'timestamptz' },
    fromTotal: { type: 'integer', name: 'from_total' },
    toTotal: { type: 'integer', name: 'to_total' },
    cause: { type: 'jsonb' },
  },
});

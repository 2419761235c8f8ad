import { EntitySchema } from 'typeorm';
import type { ProvenOwner } from '../domain/proof.model.ts';

export const proofSchema = new EntitySchema<ProvenOwner>({
  name: 'proof',
  tableName: 'proofs',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    evidence: { type: 'jsonb' },
    evidenceVersion: { type: 'integer', name: 'evidence_version' },
    totalScore: { type: 'integer', name: 'total_score' },
    result: { type: 'jsonb', nullable: true },
    notified: { type: 'jsonb' },
  },
});

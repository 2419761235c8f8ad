import { type EvidenceState, figuresForEngines, type ProfileFigures } from '@groundwork/contracts';
import { proveScore, type ProofRequest, type ProvenScore } from '@groundwork/engine-evidence';
import {
  type Ruleset,
  score,
  type ScoreInput,
  type ScoreResult,
  scoreTotal,
} from '@groundwork/engine-scoring';

interface OwnerProof {
  stated: ScoreInput;
  figures: ProfileFigures;
  evidence: EvidenceState;
  today: string;
  rules: Ruleset;
  /** The score of `stated`, if it is known. */
  known?: ScoreResult;
}

export const proofOf = ({ stated, figures, evidence, today, rules, known }: OwnerProof): ProvenScore =>
  proveScore({
    stated,
    fields: figuresForEngines(figures),
    witnesses: evidence.witnesses as ProofRequest['witnesses'],
    accounts: evidence.accounts,
    today,
    score: (input) => (known && input === stated ? known : score(input, today, rules)),
    total: (input) => scoreTotal(input, today, rules),
  });

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
  statedResult?: ScoreResult;
}

export const proofOf = ({ stated, figures, evidence, today, rules, statedResult }: OwnerProof): ProvenScore =>
  proveScore({
    stated,
    fields: figuresForEngines(figures),
    witnesses: evidence.witnesses as ProofRequest['witnesses'],
    accounts: evidence.accounts,
    today,
    score: (input) => (statedResult && input === stated ? statedResult : score(input, today, rules)),
    total: (input) => scoreTotal(input, today, rules),
  });

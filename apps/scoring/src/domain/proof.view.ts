import {
  type DocumentId,
  type EvidenceState,
  fieldCatalog,
  figureWitnessesIn,
  plainWitness,
  type ProvenScore,
  type ProvenSummary,
} from '@groundwork/contracts';
import type { FigureProof as Proof } from '@groundwork/engine-evidence';
import type { ScoreResult } from '@groundwork/engine-scoring';
import { factorsOf } from './score-state.view.ts';

const labels = new Map<string, string>(fieldCatalog.map(({ name, label }) => [name, label]));
const labeled = (field: string) => ({ field, label: labels.get(field) ?? field });

const criteriaOf = ({ factors }: ScoreResult) => Object.values(factors).flatMap(({ criteria }) => criteria);

function provenCriteria({ result, criteria }: Proof): ProvenScore['criteria'] {
  const byCode = new Map(criteria.map((criterion) => [criterion.code, criterion]));
  return criteriaOf(result).flatMap((criterion) => {
    const proof = byCode.get(criterion.code);
    if (!proof) return [];
    const { badge, statedPoints, witnesses, provableBy } = proof;
    const { code, label, value, points, maxPoints, nextBand, worth, unknown, lost } = criterion;
    const rated = {
      code,
      label,
      value,
      points,
      maxPoints,
      nextBand,
      worth,
      unknown,
      lost,
      badge,
      statedPoints,
    };
    return [Object.assign(rated, { witnesses: [...witnesses], provableBy: [...provableBy] })];
  });
}

/** The witnesses that the score rests on, and those that differ from a value in force or from each other. */
function witnessesOf(
  { criteria, contradictions, conflicts, expiring }: Proof,
  evidence: EvidenceState,
): ProvenScore['witnesses'] {
  const ids = new Set([
    ...criteria.flatMap(({ witnesses }) => witnesses),
    ...contradictions.map(({ witnessId }) => witnessId),
    ...conflicts.flatMap(({ witnessIds }) => [...witnessIds]),
    ...expiring.map(({ witnessId }) => witnessId),
  ]);
  return figureWitnessesIn(evidence)
    .filter(({ id }) => ids.has(id))
    .flatMap((witness) => plainWitness(witness) ?? []);
}

export function provenView(proof: Proof, evidence: EvidenceState, calculatedAt: Date): ProvenScore {
  const { result, stated, restsOnYourWord } = proof;
  return {
    totalScore: result.totalScore,
    confirmedTotal: proof.confirmedTotal,
    level: result.level,
    rulesVersion: result.rulesVersion,
    calculatedAt: calculatedAt.toISOString(),
    statedTotal: stated.totalScore,
    restsOnYourWord,
    factors: factorsOf(result),
    criteria: provenCriteria(proof),
    witnesses: witnessesOf(proof, evidence),
    advice: proof.advice.map((advice) => ({ ...advice, fields: [...advice.fields] })),
    contradictions: proof.contradictions.map(({ field, criteria, documentId, ...contradiction }) => ({
      ...labeled(field),
      ...contradiction,
      criteria: [...criteria],
      documentId: documentId as DocumentId | null,
    })),
    conflicts: proof.conflicts.map(({ field, witnessIds }) => ({
      ...labeled(field),
      witnessIds: [...witnessIds],
    })),
    expiring: proof.expiring.map(({ field, ...expiring }) => ({ ...labeled(field), ...expiring })),
  };
}

export const provenSummary = ({
  totalScore,
  confirmedTotal,
  restsOnYourWord,
  contradictions,
}: ProvenScore): ProvenSummary => ({
  totalScore,
  ...(confirmedTotal !== undefined && { confirmedTotal }),
  restsOnYourWord,
  contradictions: contradictions.length,
});

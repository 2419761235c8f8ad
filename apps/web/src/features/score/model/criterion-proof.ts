import type { ProvenCriterion, ProvenScore, WitnessState } from '@groundwork/contracts';
import type { Contradiction } from '#shared/documents/contradictions.ts';
import { differenceSentence } from '#shared/evidence/witness-texts.ts';

export const proofOfCriterion = (code: string, proof: ProvenScore | undefined): ProvenCriterion | undefined =>
  proof?.criteria.find((criterion) => criterion.code === code);

export interface CriterionDifference {
  readonly field: string;
  readonly documentId: string | null;
  readonly label: string;
  readonly sentence: string;
}

const witnessOf = (id: string, witnesses: readonly WitnessState[]) =>
  witnesses.find((witness) => witness.id === id);

/** A document names its own differences; those of bank rows and of computed figures are added. */
export function differencesOfCriterion(
  code: string,
  proof: ProvenScore | undefined,
  ofDocuments: readonly Contradiction[],
): readonly CriterionDifference[] {
  const added = (proof?.contradictions ?? []).flatMap((contradiction): CriterionDifference[] => {
    const { field, label, documentId, criteria, witnessId } = contradiction;
    const witness = witnessOf(witnessId, proof?.witnesses ?? []);
    const isNamed = ofDocuments.some((each) => each.field === field && each.documentId === documentId);
    if (isNamed || witness === undefined || !criteria.includes(code)) return [];
    return [{ field, label, documentId, sentence: differenceSentence(contradiction, witness) }];
  });
  return [...ofDocuments, ...added];
}

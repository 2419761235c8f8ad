import { type DocumentState, type EvidenceState, figureWitnessesIn } from '@groundwork/contracts';
import {
  copiedFigures,
  type Figure,
  figureDocument,
  type FigureProof,
  type FigureProofRequest,
  type FiguresCopy,
  type FigureWitness,
  proveFigures,
  provingDocuments,
} from '@groundwork/engine-evidence';
import {
  documentCredit,
  type Ruleset,
  score,
  type ScoreInput,
  type ScoreResult,
  scoreTotal,
} from '@groundwork/engine-scoring';
import { scoredDocuments } from './score-input.rules.ts';

export const noValues: FiguresCopy = { figures: {}, answered: [], typed: {}, settled: [] };

export interface OwnerProof {
  readonly stated: ScoreInput;
  readonly owner: FiguresCopy;
  readonly documents: readonly DocumentState[];
  readonly evidence: EvidenceState;
  readonly today: string;
  readonly rules: Ruleset;
}

export const ownerFigures = (owner: FiguresCopy, evidence: EvidenceState, today: string): Figure[] =>
  copiedFigures(owner, figureWitnessesIn(evidence) as readonly FigureWitness[], today);

/** An account of an older version has no grade: it is what anybody can write. */
const gradedAccounts = ({ accounts }: EvidenceState): FigureProofRequest['accounts'] =>
  accounts.map(({ grade = 1, ...account }) => ({ ...account, grade }));

export function proofRequestOf(proof: OwnerProof): FigureProofRequest {
  const { stated, owner, documents, evidence, today, rules } = proof;
  const figures = ownerFigures(owner, evidence, today);
  const papers = documents.map((state) => figureDocument(state, documentCredit(state, rules)));
  return {
    stated,
    figures,
    accounts: gradedAccounts(evidence),
    documentsOf: (grade) => {
      const proving = provingDocuments(papers, figures, today, grade);
      return scoredDocuments(documents.filter(({ documentId }) => proving.has(documentId)));
    },
    today,
  };
}

export const proofOf = (proof: OwnerProof, statedResult?: ScoreResult): FigureProof =>
  proveFigures({
    ...proofRequestOf(proof),
    score: (input) =>
      statedResult && input === proof.stated ? statedResult : score(input, proof.today, proof.rules),
    total: (input) => scoreTotal(input, proof.today, proof.rules),
  });

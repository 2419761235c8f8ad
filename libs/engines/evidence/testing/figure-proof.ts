import {
  currentRules,
  figuresOfProfile,
  score,
  scoreTotal,
  type ScoreInput,
} from '@groundwork/engine-scoring';
import {
  figuresOf,
  proveFigures,
  provingDocuments,
  type Figure,
  type FigureDocument,
  type FigureProof,
  type FigureProofRequest,
  type FigureWitness,
  type Settlement,
} from '../src/index.ts';
import { today } from './figures.ts';

export interface ProofOwner {
  readonly typed?: Readonly<Record<string, Figure['value']>>;
  readonly witnesses?: readonly FigureWitness[];
  readonly documents?: readonly FigureDocument[];
  readonly accounts?: FigureProofRequest['accounts'];
  readonly settled?: readonly Settlement[];
}

const categories: Readonly<Record<string, string>> = {
  profit_loss: 'financial_reports',
  balance_sheet: 'financial_reports',
  business_checking: 'bank_statements',
};

const scoredDocument = ({ id, kind, credit }: FigureDocument): ScoreInput['documents'][number] => ({
  id,
  category: categories[kind] ?? 'tax_documents',
  status: 'processed',
  fraudScore: credit === 1 ? 0 : 0.2,
  confidence: 1,
  signals: [],
  sha256: id,
});

export function proofRequestOf(owner: ProofOwner): FigureProofRequest {
  const { typed = {}, witnesses = [], documents = [], accounts = [], settled = [] } = owner;
  const figures = figuresOf({ values: typed, answered: Object.keys(typed) }, witnesses, settled, today);
  const inForce = figures.flatMap(({ field, value }) => (value === null ? [] : [[field, value] as const]));
  const scored = figuresOfProfile(Object.fromEntries(inForce));
  const answered = new Set(inForce.map(([field]) => field));
  return {
    stated: {
      figures: scored,
      documents: documents.map(scoredDocument),
      accounts: [],
      unanswered: Object.keys(scored).filter((field) => !answered.has(field)),
    },
    figures,
    accounts,
    documentsOf: (grade) => {
      const ids = provingDocuments(documents, figures, today, grade);
      return documents.filter(({ id }) => ids.has(id)).map(scoredDocument);
    },
    today,
  };
}

export const totalOf = (input: ScoreInput): number => scoreTotal(input, today, currentRules);

export const proofOf = (owner: ProofOwner): FigureProof =>
  proveFigures({ ...proofRequestOf(owner), score: (input) => score(input, today, currentRules) });

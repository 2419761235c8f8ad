import type { DocumentState, ProfileFigures } from '@groundwork/contracts';
import { type ScoredDocument, scoringFigures, type ScoreInput } from '@groundwork/engine-scoring';

/** Loans reach scoring as "answered or not": what the engine asks of existingLoans, without its text. */
function withLoansAnswer({ hasExistingLoansAnswer, ...figures }: ProfileFigures): ProfileFigures {
  return { ...figures, existingLoans: hasExistingLoansAnswer ? 'answered' : '' };
}

const scoredDocument = (state: DocumentState): ScoredDocument => ({
  category: state.category,
  status: state.status,
  fraudScore: state.fraudScore,
  confidence: state.confidence,
  signals: state.signals,
  sha256: state.sha256,
});

export function scoreInputOf(figures: ProfileFigures, documents: readonly DocumentState[]): ScoreInput {
  return {
    figures: scoringFigures.parse(withLoansAnswer(figures)),
    documents: documents.map(scoredDocument),
    accounts: [],
  };
}

import { type DocumentState, figuresForEngines, type ProfileFigures } from '@groundwork/contracts';
import { type ScoredDocument, scoringFigures, type ScoreInput } from '@groundwork/engine-scoring';

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
    figures: scoringFigures.parse(figuresForEngines(figures)),
    documents: documents.map(scoredDocument),
    accounts: [],
  };
}

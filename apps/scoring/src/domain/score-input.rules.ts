import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type ProfileFigures,
} from '@groundwork/contracts';
import {
  type ScoredAccount,
  type ScoredDocument,
  scoringFigures,
  type ScoreInput,
} from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';

const scoredDocument = (state: DocumentState): ScoredDocument => ({
  category: state.category,
  status: state.status,
  fraudScore: state.fraudScore,
  confidence: state.confidence,
  signals: state.signals,
  sha256: state.sha256,
});

const scoredAccount = ({
  accountType,
  currentBalanceCents,
  averageBalanceCents,
}: AccountFigures): ScoredAccount => ({
  accountType,
  currentBalance: currentBalanceCents / 100,
  averageBalance: (averageBalanceCents ?? 0) / 100,
});

interface Known {
  figures: ProfileFigures;
  accounts: readonly AccountFigures[];
  documents: readonly DocumentState[];
}

export const engineInput = ({ figures, accounts, documents }: Known): ScoreInput => ({
  figures: scoringFigures.parse(figuresForEngines(figures)),
  documents: documents.map(scoredDocument),
  accounts: accounts.map(scoredAccount),
});

/** Everything that an owner's score is made of; of a new owner nothing. */
export const ownersInput = (
  owner: Pick<ScoredOwner, 'figures' | 'accounts'> | null,
  documents: readonly DocumentState[],
): ScoreInput => engineInput({ figures: owner?.figures ?? {}, accounts: owner?.accounts ?? [], documents });

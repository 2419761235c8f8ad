import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type ProfileFigures,
  type UserId,
} from '@groundwork/contracts';
import {
  type ScoredAccount,
  type ScoredDocument,
  scoringFigures,
  type ScoreInput,
} from '@groundwork/engine-scoring';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import type { OwnerRow } from '../../persistence/score.schema.ts';

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
export async function scoreInputOf(
  manager: EntityManager,
  userId: UserId,
  owner: Pick<OwnerRow, 'figures' | 'accounts'> | null,
): Promise<ScoreInput> {
  const rows = await manager.findBy(documentCopySchema, { userId, deleted: false });
  const { figures = {}, accounts = [] } = owner ?? {};
  return engineInput({ figures, accounts, documents: rows.map(({ state }) => state) });
}

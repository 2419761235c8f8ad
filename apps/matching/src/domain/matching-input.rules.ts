import { type AccountFigures, type DocumentState, figuresForEngines } from '@groundwork/contracts';
import { matchingFigures, type MatchingDocument, type MatchingInput } from '@groundwork/engine-matching';
import type { MatchedOwner } from './owner.model.ts';

export const matchingDocument = ({
  category,
  status,
  fraudScore,
  signals,
  sha256,
}: DocumentState): MatchingDocument => ({
  category,
  status,
  fraudScore,
  signals,
  sha256,
});

const accountOf = ({ accountType }: AccountFigures) => ({ accountType });

export type Figures = Pick<MatchedOwner, 'figures' | 'accounts'>;

const emptyFigures: Figures = { figures: {}, accounts: [] };

export function inputWithoutDocuments(owner: Figures | null): MatchingInput {
  const { figures, accounts } = owner ?? emptyFigures;
  return {
    figures: matchingFigures.parse(figuresForEngines(figures)),
    documents: [],
    accounts: accounts.map(accountOf),
  };
}

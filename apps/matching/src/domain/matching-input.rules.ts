import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  unansweredForEngines,
} from '@groundwork/contracts';
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

export type Figures = Pick<MatchedOwner, 'figures' | 'answered' | 'accounts'>;

const emptyFigures: Figures = { figures: {}, answered: [], accounts: [] };

export function inputWithoutDocuments(owner: Figures | null): MatchingInput {
  const { figures, answered, accounts } = owner ?? emptyFigures;
  return {
    figures: matchingFigures.parse(figuresForEngines(figures)),
    documents: [],
    accounts: accounts.map(accountOf),
    unanswered: unansweredForEngines(figures, answered),
  };
}

import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type ProfileFigures,
  unansweredForEngines,
} from '@groundwork/contracts';
import { toScoreInput, type ScoreInput } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';

interface OwnerData {
  figures: ProfileFigures;
  answered: readonly string[];
  accounts: readonly AccountFigures[];
  documents: readonly DocumentState[];
}

export const engineInput = ({ figures, answered, ...rest }: OwnerData): ScoreInput =>
  toScoreInput({
    ...rest,
    figures: figuresForEngines(figures),
    unanswered: unansweredForEngines(figures, answered),
  });

export const scoredDocuments = (documents: readonly DocumentState[]): ScoreInput['documents'] =>
  toScoreInput({ figures: {}, accounts: [], documents }).documents;

export const inputOfOwner = (
  owner: Pick<ScoredOwner, 'figures' | 'answered' | 'accounts'> | null,
  documents: readonly DocumentState[],
): ScoreInput => {
  const { figures = {}, answered = [], accounts = [] } = owner ?? {};
  return engineInput({ figures, answered, accounts, documents });
};

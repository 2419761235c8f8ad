import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type ProfileFigures,
} from '@groundwork/contracts';
import { inputFrom, type ScoreInput } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';

interface Known {
  figures: ProfileFigures;
  accounts: readonly AccountFigures[];
  documents: readonly DocumentState[];
}

export const engineInput = ({ figures, ...known }: Known): ScoreInput =>
  inputFrom({ ...known, figures: figuresForEngines(figures) });

/** Everything that an owner's score is made of; of a new owner nothing. */
export const ownersInput = (
  owner: Pick<ScoredOwner, 'figures' | 'accounts'> | null,
  documents: readonly DocumentState[],
): ScoreInput => engineInput({ figures: owner?.figures ?? {}, accounts: owner?.accounts ?? [], documents });

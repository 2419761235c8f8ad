import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type ProfileFigures,
} from '@groundwork/contracts';
import { toScoreInput, type ScoreInput } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';

interface OwnerData {
  figures: ProfileFigures;
  accounts: readonly AccountFigures[];
  documents: readonly DocumentState[];
}

export const engineInput = ({ figures, ...rest }: OwnerData): ScoreInput =>
  toScoreInput({ ...rest, figures: figuresForEngines(figures) });

export const inputOfOwner = (
  owner: Pick<ScoredOwner, 'figures' | 'accounts'> | null,
  documents: readonly DocumentState[],
): ScoreInput => engineInput({ figures: owner?.figures ?? {}, accounts: owner?.accounts ?? [], documents });

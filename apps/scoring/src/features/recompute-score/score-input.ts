import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type ProfileFigures,
  type UserId,
} from '@groundwork/contracts';
import { inputFrom, type ScoreInput } from '@groundwork/engine-scoring';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import type { OwnerRow } from '../../persistence/score.schema.ts';

interface Known {
  figures: ProfileFigures;
  accounts: readonly AccountFigures[];
  documents: readonly DocumentState[];
}

export const engineInput = ({ figures, ...known }: Known): ScoreInput =>
  inputFrom({ ...known, figures: figuresForEngines(figures) });

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

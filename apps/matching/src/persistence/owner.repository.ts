import { Injectable } from '@nestjs/common';
import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type UserId,
} from '@groundwork/contracts';
import { matchingFigures, type MatchingDocument, type MatchingInput } from '@groundwork/engine-matching';
import { DataSource, type EntityManager } from 'typeorm';
import { documentSchema, type OwnerRow, ownerSchema } from './matching.schema.ts';

const matchingDocument = ({
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

/** Everything that changes one owner's matches waits here, so that changes are counted one after the other. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<OwnerRow> {
  await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
  return manager.findOneOrFail(ownerSchema, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

export async function matchingInputOf(
  manager: EntityManager,
  userId: UserId,
  owner: Pick<OwnerRow, 'figures' | 'accounts'> | null,
): Promise<MatchingInput> {
  const documents = await manager.findBy(documentSchema, { userId, deleted: false });
  return {
    figures: matchingFigures.parse(figuresForEngines(owner?.figures ?? {})),
    documents: documents.map(({ state }) => matchingDocument(state)),
    accounts: (owner?.accounts ?? []).map(accountOf),
  };
}

@Injectable()
export class OwnerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Who has said nothing yet is judged as well: blank figures are unknown. */
  async inputOf(userId: UserId): Promise<MatchingInput> {
    const { manager } = this.dataSource;
    return matchingInputOf(manager, userId, await manager.findOneBy(ownerSchema, { userId }));
  }
}

import { Injectable } from '@nestjs/common';
import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  type UserId,
} from '@groundwork/contracts';
import { matchingFigures, type MatchingDocument, type MatchingInput } from '@groundwork/engine-matching';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { DataSource, type EntityManager } from 'typeorm';
import { type OwnerRow, ownerSchema } from './matching.schema.ts';

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

export type Figures = Pick<OwnerRow, 'figures' | 'accounts'>;

const saidNothing: Figures = { figures: {}, accounts: [] };

/** Enough to tell who is eligible. Who has said nothing yet is judged as well: blank figures are unknown. */
export function inputWithoutDocuments(owner: Figures | null): MatchingInput {
  const { figures, accounts } = owner ?? saidNothing;
  return {
    figures: matchingFigures.parse(figuresForEngines(figures)),
    documents: [],
    accounts: accounts.map(accountOf),
  };
}

@Injectable()
export class OwnerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async inputOf(userId: UserId): Promise<MatchingInput> {
    const { manager } = this.dataSource;
    const [owner, documents] = await Promise.all([
      manager.findOneBy(ownerSchema, { userId }),
      manager.findBy(documentCopySchema, { userId, deleted: false }),
    ]);
    return {
      ...inputWithoutDocuments(owner),
      documents: documents.map(({ state }) => matchingDocument(state)),
    };
  }
}

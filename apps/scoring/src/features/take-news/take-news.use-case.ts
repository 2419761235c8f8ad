import { Injectable } from '@nestjs/common';
import type {
  AccountFigures,
  AccountId,
  DocumentState,
  ProfileFigures,
  ScoreCause,
  UserId,
} from '@groundwork/contracts';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { awaiting } from '../../domain/pending-change.rules.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { ownerSchema } from '../../persistence/score.schema.ts';
import { ComputeDueScores } from '../compute-due-scores/compute-due-scores.use-case.ts';
import { settleScore } from '../recompute-score/recompute-score.use-case.ts';

interface Figures {
  version: number;
  figures: ProfileFigures;
  fields: string[];
}

interface Accounts {
  version: number;
  accounts: AccountFigures[];
  accountId: AccountId | undefined;
}

interface Document {
  version: number;
  state: DocumentState;
  deleted: boolean;
}

/** Each takes what is newer than the locked owner's own copy, and drops what is not. */
export async function takeFigures(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, figures, fields }: Figures,
): Promise<ScoredOwner> {
  if (version <= owner.profileVersion) return owner;
  const cause: ScoreCause = { type: 'profile', fields };
  const settled = await settleScore(manager, owner, now, cause);
  return keep(manager, awaiting({ ...settled, figures, profileVersion: version }, cause));
}

export async function takeAccounts(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, accounts, accountId }: Accounts,
): Promise<ScoredOwner> {
  if (version <= owner.accountsVersion) return owner;
  const cause: ScoreCause = { type: 'account', ...(accountId && { accountId }) };
  const settled = await settleScore(manager, owner, now, cause);
  return keep(manager, awaiting({ ...settled, accounts, accountsVersion: version }, cause));
}

export async function takeDocument(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, state, deleted }: Document,
): Promise<ScoredOwner> {
  const { documentId } = state;
  const known = await manager.findOneBy(documentCopySchema, { documentId });
  if (known && version <= known.version) return owner;
  const cause: ScoreCause = { type: 'document', documentId };
  const settled = await settleScore(manager, owner, now, cause);
  const row = { documentId, userId: owner.userId, version, state, deleted };
  await manager.upsert(documentCopySchema, row, ['documentId']);
  return keep(manager, awaiting(settled, cause));
}

async function keep(manager: EntityManager, owner: ScoredOwner): Promise<ScoredOwner> {
  await manager.update(ownerSchema, { userId: owner.userId }, owner);
  return owner;
}

type Take<News> = (manager: EntityManager, owner: ScoredOwner, now: Date, news: News) => Promise<ScoredOwner>;

/** News is taken in behind the owner's lock and computed right after. */
@Injectable()
export class TakeNews {
  constructor(
    private readonly scores: ComputeDueScores,
    private readonly clock: Clock,
  ) {}

  figures(manager: EntityManager, userId: UserId, news: Figures): Promise<void> {
    return this.take(manager, userId, takeFigures, news);
  }

  accounts(manager: EntityManager, userId: UserId, news: Accounts): Promise<void> {
    return this.take(manager, userId, takeAccounts, news);
  }

  document(manager: EntityManager, userId: UserId, news: Document): Promise<void> {
    return this.take(manager, userId, takeDocument, news);
  }

  private async take<News>(
    manager: EntityManager,
    userId: UserId,
    take: Take<News>,
    news: News,
  ): Promise<void> {
    await take(manager, await lockOwner(manager, userId), this.clock.now(), news);
    this.scores.ask(userId);
  }
}

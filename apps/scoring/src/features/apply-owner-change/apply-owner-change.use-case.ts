import { Injectable } from '@nestjs/common';
import type {
  AccountFigures,
  AccountId,
  DocumentState,
  EvidenceState,
  ScoreCause,
  UserId,
  ValuesInForce,
} from '@groundwork/contracts';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { withPendingChange } from '../../domain/pending-change.rules.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { findProof } from '../../persistence/proof.repository.ts';
import { proofSchema } from '../../persistence/proof.schema.ts';
import { ownerSchema } from '../../persistence/score.schema.ts';
import { ComputeDueScores } from '../compute-due-scores/compute-due-scores.use-case.ts';
import { computePending } from '../recompute-score/recompute-score.use-case.ts';

interface Figures {
  version: number;
  values: Pick<ValuesInForce, 'figures' | 'typed' | 'settled'> & { answered?: string[] | undefined };
  cause: ScoreCause;
}

interface Accounts {
  version: number;
  accounts: AccountFigures[];
  accountId: AccountId | undefined;
}

interface Evidence {
  version: number;
  evidence: EvidenceState;
}

interface Document {
  version: number;
  state: DocumentState;
  deleted: boolean;
}

export async function applyFigures(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, values, cause }: Figures,
): Promise<ScoredOwner> {
  if (version <= owner.profileVersion) return owner;
  const computed = await computePending(manager, owner, now, cause);
  const { figures, answered = [], typed = {}, settled = [] } = values;
  const changed = { ...computed, figures, answered, typed, settled, profileVersion: version };
  return saveOwner(manager, withPendingChange(changed, cause));
}

export async function applyAccounts(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, accounts, accountId }: Accounts,
): Promise<ScoredOwner> {
  if (version <= owner.accountsVersion) return owner;
  const cause: ScoreCause = { type: 'account', ...(accountId && { accountId }) };
  const settled = await computePending(manager, owner, now, cause);
  return saveOwner(manager, withPendingChange({ ...settled, accounts, accountsVersion: version }, cause));
}

export async function applyDocument(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, state, deleted }: Document,
): Promise<ScoredOwner> {
  const { documentId } = state;
  const { userId } = owner;
  const stored = await manager.findOneBy(documentCopySchema, { userId, documentId });
  if (stored && version <= stored.version) return owner;
  const cause: ScoreCause = { type: 'document', documentId };
  const settled = await computePending(manager, owner, now, cause);
  const row = { documentId, userId, version, state, deleted };
  await manager.upsert(documentCopySchema, row, ['userId', 'documentId']);
  return saveOwner(manager, withPendingChange(settled, cause));
}

export async function applyEvidence(
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  { version, evidence }: Evidence,
): Promise<ScoredOwner> {
  if (version <= (await findProof(manager, owner.userId)).evidenceVersion) return owner;
  const cause: ScoreCause = { type: 'evidence' };
  const settled = await computePending(manager, owner, now, cause);
  const stored = await findProof(manager, owner.userId);
  await manager.upsert(proofSchema, { ...stored, evidence, evidenceVersion: version }, ['userId']);
  return saveOwner(manager, withPendingChange(settled, cause));
}

async function saveOwner(manager: EntityManager, owner: ScoredOwner): Promise<ScoredOwner> {
  await manager.update(ownerSchema, { userId: owner.userId }, owner);
  return owner;
}

type Apply<Change> = (
  manager: EntityManager,
  owner: ScoredOwner,
  now: Date,
  change: Change,
) => Promise<ScoredOwner>;

@Injectable()
export class ApplyOwnerChange {
  constructor(
    private readonly scores: ComputeDueScores,
    private readonly clock: Clock,
  ) {}

  async apply<Change>(
    manager: EntityManager,
    userId: UserId,
    apply: Apply<Change>,
    change: Change,
  ): Promise<void> {
    await apply(manager, await lockOwner(manager, userId), this.clock.now(), change);
    this.scores.enqueue(userId);
  }
}

import type {
  AccountFigures,
  AccountId,
  DocumentState,
  ProfileFigures,
  ScoreCause,
} from '@groundwork/contracts';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import { type OwnerRow, ownerSchema } from '../../persistence/score.schema.ts';
import { awaiting, settleScore } from './recompute-score.use-case.ts';

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
  owner: OwnerRow,
  { version, figures, fields }: Figures,
): Promise<OwnerRow> {
  if (version <= owner.profileVersion) return owner;
  const cause: ScoreCause = { type: 'profile', fields };
  const settled = await settleScore(manager, owner, cause);
  return keep(manager, awaiting({ ...settled, figures, profileVersion: version }, cause));
}

export async function takeAccounts(
  manager: EntityManager,
  owner: OwnerRow,
  { version, accounts, accountId }: Accounts,
): Promise<OwnerRow> {
  if (version <= owner.accountsVersion) return owner;
  const cause: ScoreCause = { type: 'account', ...(accountId && { accountId }) };
  const settled = await settleScore(manager, owner, cause);
  return keep(manager, awaiting({ ...settled, accounts, accountsVersion: version }, cause));
}

export async function takeDocument(
  manager: EntityManager,
  owner: OwnerRow,
  { version, state, deleted }: Document,
): Promise<OwnerRow> {
  const { documentId } = state;
  const known = await manager.findOneBy(documentCopySchema, { documentId });
  if (known && version <= known.version) return owner;
  const cause: ScoreCause = { type: 'document', documentId };
  const settled = await settleScore(manager, owner, cause);
  const row = { documentId, userId: owner.userId, version, state, deleted };
  await manager.upsert(documentCopySchema, row, ['documentId']);
  return keep(manager, awaiting(settled, cause));
}

async function keep(manager: EntityManager, owner: OwnerRow): Promise<OwnerRow> {
  await manager.update(ownerSchema, { userId: owner.userId }, owner);
  return owner;
}

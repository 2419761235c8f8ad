import { Injectable } from '@nestjs/common';
import type {
  ApplicationStatus,
  DocumentState,
  EvidenceState,
  LenderId,
  UserId,
} from '@groundwork/contracts';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Figures } from '../domain/matching-input.rules.ts';
import type { MatchedOwner } from '../domain/owner.model.ts';
import { ownerSchema } from './matching.schema.ts';

/** All changes of an owner's matches wait for this lock, so that each event has the right difference. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<MatchedOwner> {
  await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
  return manager.findOneOrFail(ownerSchema, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

export async function documentsOf(
  manager: EntityManager,
  userIds: readonly UserId[],
): Promise<Map<UserId, DocumentState[]>> {
  const rows = await manager.findBy(documentCopySchema, { userId: In([...userIds]), deleted: false });
  const byOwner = new Map<UserId, DocumentState[]>();
  for (const { userId, state } of rows) byOwner.set(userId, [...(byOwner.get(userId) ?? []), state]);
  return byOwner;
}

const storedOwner = `
  select (select version from catalogue_state) as "catalogVersion",
         (select json_build_object('figures', figures, 'answered', answered, 'typed', typed, 'settled', settled,
                                   'accounts', accounts, 'bankRows', bank_rows)
            from owners where user_id = $1) as owner,
         (select coalesce(json_agg(state), '[]') from documents where user_id = $1 and not deleted) as documents,
         (select state from evidence where user_id = $1) as evidence,
         (select coalesce(json_object_agg(lender_id, status), '{}')
            from applications where user_id = $1) as applications`;

interface StoredOwner {
  catalogVersion: number;
  owner: Figures | null;
  documents: DocumentState[];
  evidence: EvidenceState | null;
  applications: Record<LenderId, ApplicationStatus>;
}

@Injectable()
export class OwnerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One statement is one round trip; five reads in parallel occupied each connection of the lane of calls. */
  async read(userId: UserId): Promise<StoredOwner> {
    const [row] = await this.dataSource.query<[StoredOwner]>(storedOwner, [userId]);
    return row;
  }
}

import { Injectable } from '@nestjs/common';
import type { DocumentState, UserId } from '@groundwork/contracts';
import type { MatchingInput } from '@groundwork/engine-matching';
import { documentCopySchema, readEvidenceCopy } from '@groundwork/platform-document-copies';
import { DataSource, type EntityManager, In } from 'typeorm';
import { matchingInputOf } from '../domain/matching-input.rules.ts';
import { provenMatchingInput } from '../domain/proven-input.rules.ts';
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

interface StoredOwner {
  input: MatchingInput;
  proven: MatchingInput;
  hasOtherOwners: boolean;
}

const whole = 100;

@Injectable()
export class OwnerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(userId: UserId, today: string): Promise<StoredOwner> {
    const { manager } = this.dataSource;
    const [owner, byOwner, evidence] = await Promise.all([
      manager.findOneBy(ownerSchema, { userId }),
      documentsOf(manager, [userId]),
      readEvidenceCopy(manager, userId),
    ]);
    const input = matchingInputOf(owner, byOwner.get(userId) ?? []);
    return {
      input,
      proven: provenMatchingInput(input, owner?.answered ?? [], evidence, today),
      hasOtherOwners: Number(owner?.figures['ownershipPercentage'] ?? 0) < whole,
    };
  }
}

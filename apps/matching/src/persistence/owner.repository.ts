import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import type { MatchingInput } from '@groundwork/engine-matching';
import { documentCopySchema, readEvidenceCopy } from '@groundwork/platform-document-copies';
import { DataSource, type EntityManager } from 'typeorm';
import { inputWithoutDocuments, matchingDocument } from '../domain/matching-input.rules.ts';
import { provenMatchingInput } from '../domain/proven-input.rules.ts';
import type { MatchedOwner } from '../domain/owner.model.ts';
import { ownerSchema } from './matching.schema.ts';

/** All changes of an owner's matches wait for this lock, so that each event has the right difference. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<MatchedOwner> {
  await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
  return manager.findOneOrFail(ownerSchema, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

@Injectable()
export class OwnerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async inputsOf(userId: UserId, today: string): Promise<{ stated: MatchingInput; proven: MatchingInput }> {
    const { manager } = this.dataSource;
    const [owner, documents, evidence] = await Promise.all([
      manager.findOneBy(ownerSchema, { userId }),
      manager.findBy(documentCopySchema, { userId, deleted: false }),
      readEvidenceCopy(manager, userId),
    ]);
    return {
      stated: {
        ...inputWithoutDocuments(owner),
        documents: documents.map(({ state }) => matchingDocument(state)),
      },
      proven: provenMatchingInput(owner, evidence, today),
    };
  }
}

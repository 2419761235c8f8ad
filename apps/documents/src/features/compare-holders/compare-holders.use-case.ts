import { Injectable } from '@nestjs/common';
import { type DocumentHolder, type OwnerNames, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import type { DocumentRow } from '../../domain/document.model.ts';
import { holderOfDocument, isSameHolder } from '../../domain/holder.rules.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import {
  compareAgain,
  type DueOwner,
  findDueOwners,
  findFormerNames,
  lockNamesVersion,
  markCompared,
  readNamesVersion,
} from '../../persistence/owner-names.repository.ts';
import { publishDocument } from '../publish-document/publish-document.use-case.ts';

export interface ReadNames {
  readonly version: number;
  readonly names: OwnerNames | null;
}

const mostOwners = 50;

const findNamed = (manager: EntityManager, userId: UserId) =>
  manager.find(documentSchema, {
    where: { userId, status: In(['processed', 'verified']), holder: Not(IsNull()), deletedAt: IsNull() },
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });

@Injectable()
export class CompareHolders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
  ) {}

  /** Before the transaction that stores a reading, so no connection waits for profile. */
  async readNames(userId: UserId): Promise<ReadNames> {
    const version = await readNamesVersion(this.dataSource.manager, userId);
    try {
      return { version, names: await this.services.call(rpc.profile.ownerNames, { userId }) };
    } catch (error) {
      log().warn({ err: error, userId }, 'Names not read, holders are compared later');
      return { version, names: null };
    }
  }

  /** The holder of a new reading. A name that changed meanwhile is compared in the next round. */
  async holderOf(
    manager: EntityManager,
    row: DocumentRow,
    { version, names }: ReadNames,
  ): Promise<DocumentHolder> {
    const isNewest = (await lockNamesVersion(manager, row.userId)) === version;
    if (names === null || !isNewest) await compareAgain(manager, row.userId);
    if (names === null) return holderOfDocument(row, {});
    return holderOfDocument(row, { ...names, formerNames: await findFormerNames(manager, row) });
  }

  async compareDue(): Promise<'idle' | undefined> {
    const owners = await findDueOwners(this.dataSource, mostOwners);
    for (const owner of owners) {
      const { names } = await this.readNames(owner.userId);
      if (names === null) return undefined;
      await this.compareAll(owner, names);
    }
    return owners.length === 0 ? 'idle' : undefined;
  }

  private compareAll(owner: DueOwner, names: OwnerNames): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      for (const document of await findNamed(manager, owner.userId)) {
        const former = await findFormerNames(manager, document);
        await storeHolder(manager, document, holderOfDocument(document, { ...names, formerNames: former }));
      }
      await markCompared(manager, owner);
    });
  }
}

async function storeHolder(
  manager: EntityManager,
  document: DocumentRow,
  holder: DocumentHolder,
): Promise<void> {
  if (isSameHolder(holder, document.holder)) return;
  const isPublished = holder.match !== document.holder?.match;
  const version = isPublished ? document.version + 1 : document.version;
  const row = { ...document, holder, version };
  await manager.save(documentSchema, row);
  if (isPublished) await publishDocument(manager, 'documentProcessed', row);
}

import { Injectable } from '@nestjs/common';
import { type DocumentHolder, type OwnerNames, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { reviewOf } from '../../domain/analysis-outcome.rules.ts';
import { withCopySignal } from '../../domain/copied-figures.rules.ts';
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

const findRead = (manager: EntityManager, userId: UserId) =>
  manager.find(documentSchema, {
    where: { userId, status: In(['processed', 'verified']), deletedAt: IsNull() },
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });

@Injectable()
export class CompareHolders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
    private readonly clock: Clock,
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

  private withCopySignal(document: DocumentRow, others: readonly DocumentRow[]): DocumentRow {
    const row = withCopySignal(document, others);
    return row === document ? row : { ...row, ...reviewOf(row, this.clock.now()) };
  }

  private compareAll(owner: DueOwner, names: OwnerNames): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const documents = await findRead(manager, owner.userId);
      const counting = documents.filter(({ reviewerRejection }) => reviewerRejection === null);
      for (const document of documents) {
        const holder = await holderAmong(manager, document, names);
        await storeCompared(manager, document, this.withCopySignal({ ...document, holder }, counting));
      }
      await markCompared(manager, owner);
    });
  }
}

async function holderAmong(
  manager: EntityManager,
  document: DocumentRow,
  names: OwnerNames,
): Promise<DocumentHolder | null> {
  if (document.holder === null) return null;
  return holderOfDocument(document, { ...names, formerNames: await findFormerNames(manager, document) });
}

async function storeCompared(
  manager: EntityManager,
  document: DocumentRow,
  compared: DocumentRow,
): Promise<void> {
  const { holder, signals } = compared;
  if (isSameHolder(holder, document.holder) && signals === document.signals) return;
  const isPublished = holder?.match !== document.holder?.match || signals !== document.signals;
  const row = isPublished ? { ...compared, version: document.version + 1 } : compared;
  await manager.save(documentSchema, row);
  if (isPublished) await publishDocument(manager, 'documentProcessed', row);
}

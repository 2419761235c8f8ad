import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentView, ProfileFigures, UserId } from '@groundwork/contracts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { documentNotFound } from '../documents.errors.ts';
import { announceDocument, type DocumentEvent } from './announce-document.ts';
import { type DocumentRow, documentSchema, documentView } from './document.schema.ts';
import { ownerSchema } from './owner.schema.ts';

export interface OwnDocument {
  userId: UserId;
  documentId: DocumentId;
}

@Injectable()
export class DocumentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Another owner's document, and a deleted one, do not exist. */
  async get({ userId, documentId }: OwnDocument): Promise<DocumentRow> {
    const row = await this.dataSource.manager.findOneBy(documentSchema, {
      id: documentId,
      userId,
      deletedAt: IsNull(),
    });
    if (!row) throw documentNotFound();
    return row;
  }

  async figuresOf(userId: UserId): Promise<ProfileFigures> {
    return (await this.dataSource.manager.findOneBy(ownerSchema, { userId }))?.figures ?? {};
  }

  async view(row: DocumentRow): Promise<DocumentView> {
    return documentView(row, await this.figuresOf(row.userId));
  }

  /** Locks the row, lets `decide` say what becomes of it, and tells others by exactly one event. */
  async change(
    find: (manager: EntityManager) => Promise<DocumentRow | null>,
    event: DocumentEvent,
    decide: (
      row: DocumentRow,
      manager: EntityManager,
    ) => Partial<DocumentRow> | Promise<Partial<DocumentRow>>,
  ): Promise<DocumentRow> {
    return this.dataSource.transaction(async (manager) => {
      const found = await find(manager);
      if (!found) throw documentNotFound();
      const row = { ...found, ...(await decide(found, manager)), version: found.version + 1 };
      await manager.save(documentSchema, row);
      await announceDocument(manager, event, row);
      return row;
    });
  }

  /** For `change`: an owner's own document, deleted or not. */
  own =
    ({ userId, documentId }: OwnDocument, deleted = false) =>
    async (manager: EntityManager): Promise<DocumentRow | null> => {
      const row = await lockedDocument(manager, documentId);
      return row?.userId === userId && (row.deletedAt !== null) === deleted ? row : null;
    };
}

export const lockedDocument = (manager: EntityManager, id: DocumentId): Promise<DocumentRow | null> =>
  manager.findOne(documentSchema, { where: { id }, lock: { mode: 'pessimistic_write' } });

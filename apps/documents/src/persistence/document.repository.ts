import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentView, ProfileFigures, UserId } from '@groundwork/contracts';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { documentNotFound } from '../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../domain/document.model.ts';
import { documentView } from '../domain/document.view.ts';
import { announceDocument, type DocumentEvent } from './document-event.repository.ts';
import { documentSchema } from './document.schema.ts';
import { ownerSchema } from './owner.schema.ts';

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

  figuresOf(userId: UserId): Promise<ProfileFigures> {
    return figuresOf(this.dataSource.manager, userId);
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

/** The newest are compared; a year of statements of several accounts is less. */
const mostOthers = 200;

/** The owner's other documents whose analysis counts. */
export const otherDocuments = (manager: EntityManager, { userId, id }: DocumentRow): Promise<DocumentRow[]> =>
  manager.find(documentSchema, {
    where: { userId, id: Not(id), status: In(['processed', 'verified']), deletedAt: IsNull() },
    order: { createdAt: 'desc' },
    take: mostOthers,
  });

export async function figuresOf(manager: EntityManager, userId: UserId): Promise<ProfileFigures> {
  return (await manager.findOneBy(ownerSchema, { userId }))?.figures ?? {};
}

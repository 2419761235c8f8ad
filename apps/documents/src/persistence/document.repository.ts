import { Injectable } from '@nestjs/common';
import type {
  DocumentId,
  DocumentView,
  ProfileFigures,
  ReviewerRejection,
  UserId,
} from '@groundwork/contracts';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { documentNotFound } from '../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../domain/document.model.ts';
import { toDocumentView } from '../domain/document.view.ts';
import { appendDocumentEvent, type DocumentEvent } from './document-event.repository.ts';
import { documentSchema } from './document.schema.ts';
import { ownerSchema } from './owner.schema.ts';

@Injectable()
export class DocumentRepository {
  constructor(private readonly dataSource: DataSource) {}

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

  async toView(row: DocumentRow): Promise<DocumentView> {
    return toDocumentView(row, await this.figuresOf(row.userId));
  }

  /** Publishes exactly one event for each change. */
  async change(
    find: (manager: EntityManager) => Promise<DocumentRow | null>,
    event: DocumentEvent,
    decide: (
      row: DocumentRow,
      manager: EntityManager,
    ) => Partial<DocumentRow> | Promise<Partial<DocumentRow>>,
  ): Promise<DocumentRow> {
    return this.dataSource.transaction(async (manager) => {
      const document = await find(manager);
      if (!document) throw documentNotFound();
      const row = { ...document, ...(await decide(document, manager)), version: document.version + 1 };
      await manager.save(documentSchema, row);
      await appendDocumentEvent(manager, event, row);
      return row;
    });
  }

  lockOwn =
    ({ userId, documentId }: OwnDocument, deleted = false) =>
    async (manager: EntityManager): Promise<DocumentRow | null> => {
      const row = await lockDocument(manager, documentId);
      return row?.userId === userId && (row.deletedAt !== null) === deleted ? row : null;
    };
}

export const lockDocument = (manager: EntityManager, id: DocumentId): Promise<DocumentRow | null> =>
  manager.findOne(documentSchema, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** More than a year of statements of several accounts. */
const maxOtherDocuments = 200;

export const findOtherDocuments = (
  manager: EntityManager,
  { userId, id }: DocumentRow,
): Promise<DocumentRow[]> =>
  manager.find(documentSchema, {
    where: { userId, id: Not(id), status: In(['processed', 'verified']), deletedAt: IsNull() },
    order: { createdAt: 'desc' },
    take: maxOtherDocuments,
  });

/** A rejection also stands for a second upload of the same bytes. */
export async function findReviewerRejection(
  manager: EntityManager,
  { userId, sha256 }: Pick<DocumentRow, 'userId' | 'sha256'>,
): Promise<ReviewerRejection | null> {
  const earlier = await manager.findOne(documentSchema, {
    where: { userId, sha256, reviewerRejection: Not(IsNull()) },
    order: { createdAt: 'desc' },
  });
  return earlier?.reviewerRejection ?? null;
}

export async function figuresOf(manager: EntityManager, userId: UserId): Promise<ProfileFigures> {
  return (await manager.findOneBy(ownerSchema, { userId }))?.figures ?? {};
}

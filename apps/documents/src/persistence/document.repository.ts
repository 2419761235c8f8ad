import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentView, DocumentWait, ProfileFigures, UserId } from '@groundwork/contracts';
import {
  DataSource,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThanOrEqual,
  MoreThanOrEqual,
  Not,
} from 'typeorm';
import { documentNotFound, duplicateUpload } from '../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../domain/document.model.ts';
import { toDocumentView } from '../domain/document.view.ts';
import { type Content, pageRangeOf } from '../domain/part-of-file.rules.ts';
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

  async toView(row: DocumentRow, wait?: DocumentWait | null): Promise<DocumentView> {
    return toDocumentView(row, await this.figuresOf(row.userId), wait);
  }

  lockOwn =
    ({ userId, documentId }: OwnDocument, deleted = false) =>
    async (manager: EntityManager): Promise<DocumentRow | null> => {
      const row = await lockDocument(manager, { userId, id: documentId });
      return row !== null && (row.deletedAt !== null) === deleted ? row : null;
    };
}

/** For reviewers, for a worker of the previous version, which names no owner, and because an id names a stored file. */
export async function ownerOfDocument(manager: EntityManager, id: DocumentId): Promise<UserId | undefined> {
  const rows = await manager.query<{ userId: UserId }[]>(
    'select user_id as "userId" from documents where id = $1',
    [id],
  );
  return rows[0]?.userId;
}

export const lockDocument = (
  manager: EntityManager,
  where: FindOptionsWhere<DocumentRow> & Pick<DocumentRow, 'userId' | 'id'>,
): Promise<DocumentRow | null> =>
  manager.findOne(documentSchema, { where, lock: { mode: 'pessimistic_write' } });

export async function lockForReview(manager: EntityManager, id: DocumentId): Promise<DocumentRow | null> {
  const userId = await ownerOfDocument(manager, id);
  return userId === undefined ? null : lockDocument(manager, { userId, id });
}

/** More than a year of statements of several accounts. */
const maxOtherDocuments = 200;

const isRead = {
  status: In(['processed', 'verified']),
  deletedAt: IsNull(),
  reviewerRejection: IsNull(),
};

export const findCopies = (
  manager: EntityManager,
  { userId, id }: DocumentRow,
  figuresHash: string | null,
): Promise<DocumentRow[]> =>
  figuresHash === null
    ? Promise.resolve([])
    : manager.findBy(documentSchema, { ...isRead, userId, id: Not(id), figuresHash });

export const findOtherDocuments = (
  manager: EntityManager,
  { userId, id }: DocumentRow,
): Promise<DocumentRow[]> =>
  manager.find(documentSchema, {
    where: { ...isRead, userId, id: Not(id) },
    order: { createdAt: 'desc' },
    take: maxOtherDocuments,
  });

export type OwnContent = Content & Pick<DocumentRow, 'userId'>;

/** The same bytes, as a whole or with a page in common. */
export function sharingPages(
  { userId, sha256, ...pages }: OwnContent,
  where: FindOptionsWhere<DocumentRow>,
): FindOptionsWhere<DocumentRow>[] {
  const same = { ...where, userId, sha256 };
  const range = pageRangeOf(pages);
  if (range === null) return [same];
  const { fromPage, toPage } = range;
  return [
    { ...same, fromPage: IsNull() },
    { ...same, fromPage: LessThanOrEqual(toPage), toPage: MoreThanOrEqual(fromPage) },
  ];
}

const liveStatuses = ['pending', 'processing', 'processed', 'verified'] as const;

/** Two rows of the same pages break a unique index; pages in common do not. */
export async function assertNoLiveCopy(manager: EntityManager, row: DocumentRow): Promise<void> {
  const live = { id: Not(row.id), status: In(liveStatuses), deletedAt: IsNull() };
  if (await manager.existsBy(documentSchema, sharingPages(row, live))) throw duplicateUpload();
}

export async function figuresOf(manager: EntityManager, userId: UserId): Promise<ProfileFigures> {
  return (await manager.findOneBy(ownerSchema, { userId }))?.figures ?? {};
}

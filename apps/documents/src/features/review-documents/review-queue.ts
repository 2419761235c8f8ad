import { Injectable } from '@nestjs/common';
import type { DocumentId, Page, PageQuery, ReviewItem, UserId } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { documentNotFound } from '../../documents.errors.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { type DocumentRow, documentSchema } from '../../persistence/document.schema.ts';
import { cursorId } from '../list-documents/cursor-id.ts';

const defaultLimit = 50;
const waiting = { status: 'processed', reviewRequired: true, deletedAt: IsNull() } as const;

@Injectable()
export class ReviewQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
  ) {}

  /** Oldest first, and never the reviewer's own. */
  async page(reviewerId: UserId, page: PageQuery): Promise<Page<ReviewItem>> {
    const { limit = defaultLimit } = page;
    const after = cursorId(page);
    const rows = await this.dataSource.manager.find(documentSchema, {
      where: { ...waiting, userId: Not(reviewerId), ...(after && { id: MoreThan<DocumentId>(after) }) },
      order: { id: 'asc' },
      take: limit + 1,
    });
    return pageThatFits(await Promise.all(rows.map((row) => this.item(row))), limit);
  }

  async item(row: DocumentRow): Promise<ReviewItem> {
    const { userId, waitingSince, createdAt } = row;
    const view = await this.documents.view(row);
    return { ...view, ownerId: userId, waitingSince: (waitingSince ?? createdAt).toISOString() };
  }

  /** A reviewer sees what waits for a decision, and nothing else of an owner. */
  async waiting(reviewerId: UserId, id: DocumentId): Promise<DocumentRow> {
    const row = await this.dataSource.manager.findOneBy(documentSchema, {
      id,
      ...waiting,
      userId: Not(reviewerId),
    });
    if (!row) throw documentNotFound();
    return row;
  }
}

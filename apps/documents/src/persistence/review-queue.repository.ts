import { Injectable } from '@nestjs/common';
import type { DocumentId, ReviewItem, UserId } from '@groundwork/contracts';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { documentNotFound } from '../documents.errors.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { DocumentRepository } from './document.repository.ts';
import { documentSchema } from './document.schema.ts';

const waiting = { status: 'processed', reviewRequired: true, deletedAt: IsNull() } as const;

@Injectable()
export class ReviewQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
  ) {}

  /** Oldest first, and never the reviewer's own. */
  behind(reviewerId: UserId, after: DocumentId | undefined, most: number): Promise<DocumentRow[]> {
    return this.dataSource.manager.find(documentSchema, {
      where: { ...waiting, userId: Not(reviewerId), ...(after && { id: MoreThan<DocumentId>(after) }) },
      order: { id: 'asc' },
      take: most,
    });
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

import { Injectable } from '@nestjs/common';
import type { DocumentId, ReviewItem, UserId } from '@groundwork/contracts';
import { DataSource, type FindOptionsWhere, IsNull, MoreThan, Not } from 'typeorm';
import { documentNotFound } from '../documents.errors.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { DocumentRepository } from './document.repository.ts';
import { documentSchema } from './document.schema.ts';

type Condition = FindOptionsWhere<DocumentRow>;

const waitingFor = (reviewerId: UserId, condition: Condition): Condition[] =>
  [{ categoryChosen: true }, { waitingSince: Not(IsNull()) }].map((filed) => ({
    status: 'processed',
    reviewRequired: true,
    deletedAt: IsNull(),
    userId: Not(reviewerId),
    ...filed,
    ...condition,
  }));

@Injectable()
export class ReviewQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
  ) {}

  listWaiting(reviewerId: UserId, after: DocumentId | undefined, limit: number): Promise<DocumentRow[]> {
    return this.dataSource.manager.find(documentSchema, {
      where: waitingFor(reviewerId, after ? { id: MoreThan<DocumentId>(after) } : {}),
      order: { id: 'asc' },
      take: limit,
    });
  }

  async toReviewItem(row: DocumentRow): Promise<ReviewItem> {
    const { userId, waitingSince, createdAt, reviewerRejection } = row;
    const view = await this.documents.toView(row);
    return {
      ...view,
      ownerId: userId,
      waitingSince: (waitingSince ?? createdAt).toISOString(),
      rejectedReading: row.status === 'processed' ? (reviewerRejection?.reading ?? null) : null,
    };
  }

  async getWaiting(reviewerId: UserId, id: DocumentId): Promise<DocumentRow> {
    const row = await this.dataSource.manager.findOneBy(documentSchema, waitingFor(reviewerId, { id }));
    if (!row) throw documentNotFound();
    return row;
  }
}

import { Injectable } from '@nestjs/common';
import type { DocumentId, StoredFile, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { toStoredFile, toPreviewFile, toReadRows } from '../../domain/stored-file.view.ts';
import { recordAccess } from '../../persistence/access-log.repository.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';

export interface WaitingDocument {
  reviewerId: UserId;
  documentId: DocumentId;
}

@Injectable()
export class OpenReview {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly dataSource: DataSource,
  ) {}

  async file({ reviewerId, documentId }: WaitingDocument): Promise<StoredFile> {
    const row = await this.queue.getWaiting(reviewerId, documentId);
    await recordAccess(this.dataSource.manager, reviewerId, 'document.opened-for-review', row);
    return toStoredFile(row);
  }

  async rows({ reviewerId, documentId }: WaitingDocument): Promise<StoredFile> {
    const row = await this.queue.getWaiting(reviewerId, documentId);
    await recordAccess(this.dataSource.manager, reviewerId, 'document.opened-for-review', row);
    return toReadRows(row);
  }

  async preview({ reviewerId, documentId, page }: WaitingDocument & { page: number }): Promise<StoredFile> {
    const row = await this.queue.getWaiting(reviewerId, documentId);
    await recordAccess(this.dataSource.manager, reviewerId, 'document.page-opened-for-review', row);
    return toPreviewFile(row, page);
  }
}

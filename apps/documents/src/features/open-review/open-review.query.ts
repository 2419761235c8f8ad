import { Injectable } from '@nestjs/common';
import type { DocumentId, StoredFile, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { fileOf, previewOf } from '../../domain/stored-file.view.ts';
import { noteAccess } from '../../persistence/access-log.repository.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';

export interface UnderReview {
  reviewerId: UserId;
  documentId: DocumentId;
}

@Injectable()
export class OpenReview {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly dataSource: DataSource,
  ) {}

  async file({ reviewerId, documentId }: UnderReview): Promise<StoredFile> {
    const row = await this.queue.waiting(reviewerId, documentId);
    await noteAccess(this.dataSource.manager, reviewerId, 'document.opened-for-review', row);
    return fileOf(row);
  }

  async preview({ reviewerId, documentId, page }: UnderReview & { page: number }): Promise<StoredFile> {
    const row = await this.queue.waiting(reviewerId, documentId);
    await noteAccess(this.dataSource.manager, reviewerId, 'document.page-opened-for-review', row);
    return previewOf(row, page);
  }
}

import { Controller } from '@nestjs/common';
import {
  type Page,
  type PageQuery,
  type ReviewItem,
  rpc,
  type StoredFile,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { noteAccess } from '../read-document/note-access.ts';
import { fileOf, previewOf } from '../read-document/stored-file.ts';
import { DecideReview, type Reviewed } from './decide-review.use-case.ts';
import { ReviewQueue } from './review-queue.ts';

@Controller()
export class ReviewDocumentsRpc {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly decideReview: DecideReview,
    private readonly dataSource: DataSource,
  ) {}

  @Rpc(rpc.documents.reviewQueue)
  waiting({ reviewerId, page }: { reviewerId: UserId; page: PageQuery }): Promise<Page<ReviewItem>> {
    return this.queue.page(reviewerId, page);
  }

  @Rpc(rpc.documents.reviewFile)
  async file({ reviewerId, documentId }: Reviewed): Promise<StoredFile> {
    const row = await this.queue.waiting(reviewerId, documentId);
    await noteAccess(this.dataSource.manager, reviewerId, 'document.opened-for-review', row);
    return fileOf(row);
  }

  @Rpc(rpc.documents.reviewPreview)
  async preview({ reviewerId, documentId, page }: Reviewed & { page: number }): Promise<StoredFile> {
    const row = await this.queue.waiting(reviewerId, documentId);
    await noteAccess(this.dataSource.manager, reviewerId, 'document.page-opened-for-review', row);
    return previewOf(row, page);
  }

  @Rpc(rpc.documents.verify)
  verify(reviewed: Reviewed): Promise<ReviewItem> {
    return this.decideReview.run(reviewed, { status: 'verified' });
  }

  @Rpc(rpc.documents.reject)
  reject({ reason, ...reviewed }: Reviewed & { reason: string }): Promise<ReviewItem> {
    return this.decideReview.run(reviewed, { status: 'rejected', reason });
  }
}

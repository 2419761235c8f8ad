import { Injectable } from '@nestjs/common';
import type { DocumentId, ReviewItem, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { documentNotFound, notWaiting, ownDocumentReview } from '../../documents.errors.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { DocumentRepository, lockDocument } from '../../persistence/document.repository.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';

export type Decision = { status: 'verified' } | { status: 'rejected'; reason: string };

export interface ReviewTarget {
  reviewerId: UserId;
  documentId: DocumentId;
}

function assertWaiting(row: DocumentRow, reviewerId: UserId): void {
  if (row.deletedAt !== null) throw documentNotFound();
  if (row.userId === reviewerId) throw ownDocumentReview();
  if (row.status !== 'processed' || !row.reviewRequired) throw notWaiting();
}

@Injectable()
export class DecideReview {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly queue: ReviewQueue,
    private readonly clock: Clock,
  ) {}

  async run({ reviewerId, documentId }: ReviewTarget, decision: Decision): Promise<ReviewItem> {
    const reason = decision.status === 'rejected' ? decision.reason : null;
    const row = await this.documents.change(
      (manager) => lockDocument(manager, documentId),
      'documentReviewed',
      async (document, manager) => {
        assertWaiting(document, reviewerId);
        await appendAudit(manager, {
          actor: reviewerId,
          action: `document.${decision.status}`,
          subject: { type: 'document', id: documentId },
          userId: document.userId,
          details: { fraudScore: document.fraudScore, ...(reason !== null && { reason }) },
        });
        return {
          status: decision.status,
          statusReason: reason,
          reviewRequired: false,
          reviewerRejection: reason === null ? null : { reason, at: this.clock.now().toISOString() },
          waitingSince: null,
        };
      },
    );
    return this.queue.toReviewItem(row);
  }
}

import { Injectable } from '@nestjs/common';
import type { DocumentId, ReviewItem, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { categoryOpen } from '../../documents.errors.ts';
import { assertWaiting } from '../../domain/assert-waiting.rules.ts';
import { decideWaiting } from '../../domain/correct-document.rules.ts';
import type { DocumentRow, StoredRejection } from '../../domain/document.model.ts';
import { isCategoryOpen } from '../../domain/file-by-reading.rules.ts';
import { readingOf } from '../../domain/rejected-reading.rules.ts';
import { lockForReview } from '../../persistence/document.repository.ts';
import { compareCopies } from '../../persistence/owner-names.repository.ts';
import { liftRejection, recordRejection } from '../../persistence/reviewer-rejection.repository.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';

export type Decision = { status: 'verified' } | { status: 'rejected'; reason: string };

export interface ReviewTarget {
  reviewerId: UserId;
  documentId: DocumentId;
}

@Injectable()
export class DecideReview {
  constructor(
    private readonly changes: ChangeDocument,
    private readonly queue: ReviewQueue,
    private readonly clock: Clock,
  ) {}

  async run({ reviewerId, documentId }: ReviewTarget, decision: Decision): Promise<ReviewItem> {
    const reason = decision.status === 'rejected' ? decision.reason : null;
    const row = await this.changes.run(
      (manager) => lockForReview(manager, documentId),
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
        await compareCopies(manager, document);
        const now = this.clock.now();
        const state = decision.status === 'verified' ? 'counts' : 'rejected';
        const decided = decideWaiting(document, state, { by: 'reviewer', actorId: reviewerId, now });
        if (decision.status === 'verified' && isCategoryOpen(decided)) throw categoryOpen();
        return {
          ...decided,
          status: decision.status,
          statusReason: reason,
          reviewRequired: false,
          reviewerRejection: await this.record(manager, decided, reason, now),
          waitingSince: null,
        };
      },
    );
    return this.queue.toReviewItem(row);
  }

  private async record(
    manager: EntityManager,
    row: DocumentRow,
    reason: string | null,
    now: Date,
  ): Promise<StoredRejection | null> {
    if (reason === null) {
      await liftRejection(manager, row);
      return null;
    }
    const rejection = { reason, at: now.toISOString() };
    const tries = await recordRejection(manager, row, rejection);
    return { ...rejection, tries, reading: readingOf(row) };
  }
}

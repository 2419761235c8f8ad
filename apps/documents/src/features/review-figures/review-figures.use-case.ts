import { Injectable } from '@nestjs/common';
import type { DocumentId, ReviewFiguresBody, ReviewItem, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { documentChanged } from '../../documents.errors.ts';
import { needsReview } from '../../domain/analysis-outcome.rules.ts';
import { assertWaiting } from '../../domain/assert-waiting.rules.ts';
import {
  type Corrector,
  withCorrection,
  withDecision,
  withUndone,
} from '../../domain/correct-document.rules.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { lockForReview } from '../../persistence/document.repository.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';

export interface FigureReview {
  reviewerId: UserId;
  documentId: DocumentId;
}

type Change = ReviewFiguresBody['changes'][number];

function applied(row: DocumentRow, change: Change, at: number, corrector: Corrector): DocumentRow {
  if (change.what === 'undo') return withUndone(row, change.correction, corrector);
  if (change.what === 'confirm') return withDecision(row, change.correction, 'counts', corrector);
  if (change.what === 'reject') return withDecision(row, change.correction, 'rejected', corrector);
  return withCorrection(row, change, at, corrector);
}

@Injectable()
export class ReviewFigures {
  constructor(
    private readonly changes: ChangeDocument,
    private readonly queue: ReviewQueue,
    private readonly clock: Clock,
  ) {}

  async run({
    reviewerId,
    documentId,
    correction: { version, changes },
  }: FigureReview & { correction: ReviewFiguresBody }): Promise<ReviewItem> {
    const corrector: Corrector = { by: 'reviewer', actorId: reviewerId, now: this.clock.now() };
    const row = await this.changes.run(
      (manager) => lockForReview(manager, documentId),
      'documentReviewed',
      async (document, manager) => {
        assertWaiting(document, reviewerId);
        if (document.version !== version) throw documentChanged();
        const next = changes.reduce((now, change, at) => applied(now, change, at, corrector), document);
        await appendAudit(manager, {
          actor: reviewerId,
          action: 'document.corrections-reviewed',
          subject: { type: 'document', id: documentId },
          userId: document.userId,
          details: { changes: changes.map(({ what }) => what) },
        });
        const reviewRequired = needsReview(next);
        return { ...next, reviewRequired, waitingSince: reviewRequired ? document.waitingSince : null };
      },
    );
    return this.queue.toReviewItem(row);
  }
}

import { Controller } from '@nestjs/common';
import { type ReviewItem, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DecideReview, type ReviewTarget } from './decide-review.use-case.ts';

@Controller()
export class DecideReviewRpc {
  constructor(private readonly decideReview: DecideReview) {}

  @Rpc(rpc.documents.verify)
  verify(target: ReviewTarget): Promise<ReviewItem> {
    return this.decideReview.run(target, { status: 'verified' });
  }

  @Rpc(rpc.documents.reject)
  reject({ reason, ...target }: ReviewTarget & { reason: string }): Promise<ReviewItem> {
    return this.decideReview.run(target, { status: 'rejected', reason });
  }
}

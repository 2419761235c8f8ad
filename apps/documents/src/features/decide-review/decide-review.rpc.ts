import { Controller } from '@nestjs/common';
import { type ReviewItem, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DecideReview, type Reviewed } from './decide-review.use-case.ts';

@Controller()
export class DecideReviewRpc {
  constructor(private readonly decideReview: DecideReview) {}

  @Rpc(rpc.documents.verify)
  verify(reviewed: Reviewed): Promise<ReviewItem> {
    return this.decideReview.run(reviewed, { status: 'verified' });
  }

  @Rpc(rpc.documents.reject)
  reject({ reason, ...reviewed }: Reviewed & { reason: string }): Promise<ReviewItem> {
    return this.decideReview.run(reviewed, { status: 'rejected', reason });
  }
}

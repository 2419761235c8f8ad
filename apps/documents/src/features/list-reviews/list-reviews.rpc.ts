import { Controller } from '@nestjs/common';
import { type Page, type PageQuery, type ReviewItem, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListReviews } from './list-reviews.query.ts';

@Controller()
export class ListReviewsRpc {
  constructor(private readonly listReviews: ListReviews) {}

  @Rpc(rpc.documents.reviewQueue)
  answer(request: { reviewerId: UserId; page: PageQuery }): Promise<Page<ReviewItem>> {
    return this.listReviews.run(request);
  }
}

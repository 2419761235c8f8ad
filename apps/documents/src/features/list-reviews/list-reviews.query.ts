import { Injectable } from '@nestjs/common';
import type { Page, PageQuery, ReviewItem, UserId } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { parseCursor } from '../../domain/parse-cursor.rules.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';

const defaultLimit = 50;

@Injectable()
export class ListReviews {
  constructor(private readonly queue: ReviewQueue) {}

  async run({ reviewerId, page }: { reviewerId: UserId; page: PageQuery }): Promise<Page<ReviewItem>> {
    const { limit = defaultLimit } = page;
    const rows = await this.queue.listWaiting(reviewerId, parseCursor(page), limit + 1);
    return pageThatFits(await Promise.all(rows.map((row) => this.queue.toReviewItem(row))), limit);
  }
}

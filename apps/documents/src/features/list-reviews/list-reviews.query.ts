import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, type ReviewItem, rpc, type UserId } from '@groundwork/contracts';
import { pageThatFits, RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { againstSums } from '../../domain/correct-document.rules.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { parseCursor } from '../../domain/parse-cursor.rules.ts';
import { ReviewQueue } from '../../persistence/review-queue.repository.ts';

const defaultLimit = 50;

@Injectable()
export class ListReviews {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly services: RpcClient,
  ) {}

  async run({ reviewerId, page }: { reviewerId: UserId; page: PageQuery }): Promise<Page<ReviewItem>> {
    const { limit = defaultLimit } = page;
    const rows = await this.queue.listWaiting(reviewerId, parseCursor(page), limit + 1);
    return pageThatFits(await Promise.all(rows.map((row) => this.toNamedItem(row))), limit);
  }

  private async toNamedItem(row: DocumentRow): Promise<ReviewItem> {
    const item = await this.queue.toReviewItem(row);
    return againstSums(row).length === 0 ? item : { ...item, ownerName: await this.nameOf(row.userId) };
  }

  private async nameOf(userId: UserId): Promise<string | null> {
    try {
      const { fullName, legalBusinessName } = await this.services.call(rpc.profile.ownerNames, { userId });
      return [fullName, legalBusinessName].filter(Boolean).join(', ') || null;
    } catch (error) {
      log().warn({ err: error, userId }, 'Name of the owner not read');
      return null;
    }
  }
}

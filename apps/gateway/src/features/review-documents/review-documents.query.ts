import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, type ReviewItem, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { answerList } from '../../domain/answer-list.rules.ts';
import { UserNames } from '../../session/user-names.reader.ts';

@Injectable()
export class ReviewDocuments {
  constructor(
    private readonly services: RpcClient,
    private readonly names: UserNames,
  ) {}

  run(reviewerId: UserId, query: PageQuery): Promise<ReviewItem[] | Page<ReviewItem>> {
    return answerList(query, async (page) => {
      const { items, nextCursor } = await this.services.call(rpc.documents.reviewQueue, { reviewerId, page });
      const nameOf = await this.names.of(items.map(({ ownerId }) => ownerId));
      return {
        items: items.map((item) => ({ ...item, ownerName: nameOf.get(item.ownerId) ?? null })),
        nextCursor,
      };
    });
  }
}

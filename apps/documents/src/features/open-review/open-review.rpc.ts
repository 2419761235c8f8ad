import { Controller } from '@nestjs/common';
import { rpc, type StoredFile } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { OpenReview, type UnderReview } from './open-review.query.ts';

@Controller()
export class OpenReviewRpc {
  constructor(private readonly openReview: OpenReview) {}

  @Rpc(rpc.documents.reviewFile)
  file(request: UnderReview): Promise<StoredFile> {
    return this.openReview.file(request);
  }

  @Rpc(rpc.documents.reviewPreview)
  preview(request: UnderReview & { page: number }): Promise<StoredFile> {
    return this.openReview.preview(request);
  }
}

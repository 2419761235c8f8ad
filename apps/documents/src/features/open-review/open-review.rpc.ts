import { Controller } from '@nestjs/common';
import { rpc, type StoredFile } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { OpenReview, type WaitingDocument } from './open-review.query.ts';

@Controller()
export class OpenReviewRpc {
  constructor(private readonly openReview: OpenReview) {}

  @Rpc(rpc.documents.reviewFile)
  file(request: WaitingDocument): Promise<StoredFile> {
    return this.openReview.file(request);
  }

  @Rpc(rpc.documents.reviewRows)
  rows(request: WaitingDocument): Promise<StoredFile> {
    return this.openReview.rows(request);
  }

  @Rpc(rpc.documents.reviewPreview)
  preview(request: WaitingDocument & { page: number }): Promise<StoredFile> {
    return this.openReview.preview(request);
  }
}

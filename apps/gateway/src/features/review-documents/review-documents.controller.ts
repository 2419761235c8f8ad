import { Controller } from '@nestjs/common';
import { type DocumentId, routes, rpc, type User } from '@groundwork/contracts';
import {
  forward,
  forwardDownload,
  forwarding,
  forwardPicture,
  forwardRows,
} from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ReviewDocuments } from './review-documents.query.ts';

const toReviewRequest = ({ user, params }: { user: User; params: { id: DocumentId } }) => ({
  reviewerId: user.id,
  documentId: params.id,
});

export const DecideReviewController = forwarding({
  file: forwardDownload(routes.reviewFile, rpc.documents.reviewFile, toReviewRequest),
  preview: forwardPicture(routes.reviewPreview, rpc.documents.reviewPreview, (input) => ({
    ...toReviewRequest(input),
    page: input.query.page,
  })),
  rows: forwardRows(routes.reviewRows, rpc.documents.reviewRows, toReviewRequest),
  correct: forward(routes.reviewFigures, rpc.documents.reviewFigures, (input) => ({
    ...toReviewRequest(input),
    correction: input.body,
  })),
  verify: forward(routes.verifyDocument, rpc.documents.verify, toReviewRequest),
  reject: forward(routes.rejectDocument, rpc.documents.reject, (input) => ({
    ...toReviewRequest(input),
    reason: input.body.reason,
  })),
});

@Controller()
export class ReviewDocumentsController {
  constructor(private readonly documents: ReviewDocuments) {}

  @Route(routes.reviewQueue)
  waiting({ user, query }: InputOf<typeof routes.reviewQueue>) {
    return this.documents.run(user.id, query);
  }
}

import { type DocumentId, routes, rpc, type User } from '@groundwork/contracts';
import {
  forward,
  forwardDownload,
  forwarding,
  forwardPages,
  forwardPicture,
  forwardRows,
} from '../../http/forward.adapter.ts';

const toReviewRequest = ({ user, params }: { user: User; params: { id: DocumentId } }) => ({
  reviewerId: user.id,
  documentId: params.id,
});

export const ReviewDocumentsController = forwarding({
  waiting: forwardPages(routes.reviewQueue, rpc.documents.reviewQueue, ({ user }, page) => ({
    reviewerId: user.id,
    page,
  })),
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

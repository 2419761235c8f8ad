import { type DocumentId, routes, rpc, type User } from '@groundwork/contracts';
import {
  forward,
  forwardDownload,
  forwarding,
  forwardPages,
  forwardPicture,
} from '../../http/forward.adapter.ts';

const reviewed = ({ user, params }: { user: User; params: { id: DocumentId } }) => ({
  reviewerId: user.id,
  documentId: params.id,
});

export const ReviewDocumentsController = forwarding({
  waiting: forwardPages(routes.reviewQueue, rpc.documents.reviewQueue, ({ user }, page) => ({
    reviewerId: user.id,
    page,
  })),
  file: forwardDownload(routes.reviewFile, rpc.documents.reviewFile, reviewed),
  preview: forwardPicture(routes.reviewPreview, rpc.documents.reviewPreview, (input) => ({
    ...reviewed(input),
    page: input.query.page,
  })),
  verify: forward(routes.verifyDocument, rpc.documents.verify, reviewed),
  reject: forward(routes.rejectDocument, rpc.documents.reject, (input) => ({
    ...reviewed(input),
    reason: input.body.reason,
  })),
});

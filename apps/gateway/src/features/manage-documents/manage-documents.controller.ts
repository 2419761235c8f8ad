import { type Acting, type DocumentId, routes, rpc } from '@groundwork/contracts';
import {
  confirm,
  forward,
  forwardDownload,
  forwarding,
  forwardPages,
  forwardPicture,
  forwardRows,
} from '../../http/forward.adapter.ts';

const splitMs = 60_000;

const toOwnRequest = ({ acting, params }: { acting: Acting; params: { id: DocumentId } }) => ({
  ...acting,
  documentId: params.id,
});

export const ManageDocumentsController = forwarding({
  list: forwardPages(routes.documents, rpc.documents.list, ({ acting }, page) => ({
    userId: acting.userId,
    page,
  })),
  usage: forward(routes.documentUsage, rpc.documents.usage, ({ acting }) => ({ userId: acting.userId })),
  one: forward(routes.document, rpc.documents.get, toOwnRequest),
  file: forwardDownload(routes.documentFile, rpc.documents.file, toOwnRequest),
  preview: forwardPicture(routes.documentPreview, rpc.documents.preview, (input) => ({
    ...toOwnRequest(input),
    page: input.query.page,
  })),
  rows: forwardRows(routes.documentRows, rpc.documents.rows, toOwnRequest),
  correct: forward(routes.correctFigures, rpc.documents.correct, (input) => ({
    ...toOwnRequest(input),
    correction: input.body,
  })),
  move: forward(routes.moveDocument, rpc.documents.move, (input) => ({
    ...toOwnRequest(input),
    to: input.body,
  })),
  answerHolder: forward(routes.answerHolder, rpc.documents.answerHolder, (input) => ({
    ...toOwnRequest(input),
    to: input.body,
  })),
  remove: confirm(routes.removeDocument, rpc.documents.remove, toOwnRequest),
  restore: forward(routes.restoreDocument, rpc.documents.restore, toOwnRequest),
  reanalyze: forward(routes.reanalyzeDocument, rpc.documents.reanalyse, toOwnRequest),
  split: forward(
    routes.splitDocument,
    rpc.documents.split,
    (input) => ({ ...toOwnRequest(input), split: input.body }),
    splitMs,
  ),
});

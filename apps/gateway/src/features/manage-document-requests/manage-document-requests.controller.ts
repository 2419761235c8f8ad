import { type Acting, type DocumentRequestId, routes, rpc } from '@groundwork/contracts';
import { forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';
import { toRequestOrigin } from '../../session/request-origin.adapter.ts';

const mailMs = 8000;

const toRequest = ({ acting, params }: { acting: Acting; params: { id: DocumentRequestId } }) => ({
  ...acting,
  requestId: params.id,
});

export const ManageDocumentRequestsController = forwarding({
  list: forwardPages(
    routes.documentRequests,
    rpc.sharing.documentRequests,
    ({ acting: { userId } }, page) => ({ userId, page }),
  ),
  add: forward(
    routes.addDocumentRequest,
    rpc.sharing.addDocumentRequest,
    ({ acting, body, business, person }) => ({
      ...acting,
      request: body,
      origin: toRequestOrigin(business, person),
    }),
    mailMs,
  ),
  remind: forward(routes.remindDocumentRequest, rpc.sharing.remindDocumentRequest, toRequest, mailMs),
  close: forward(routes.closeDocumentRequest, rpc.sharing.closeDocumentRequest, toRequest),
  link: forward(routes.documentRequestLink, rpc.sharing.documentRequestLink, toRequest),
});

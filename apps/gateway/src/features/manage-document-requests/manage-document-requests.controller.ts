import { type Acting, type DocumentRequestId, routes, rpc } from '@groundwork/contracts';
import { Controller } from '@nestjs/common';
import { toRequestOrigin } from '../../domain/request-origin.view.ts';
import { forward, forwarding, forwardPages } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ListDeadlines } from './list-deadlines.query.ts';

/** The mail is part of a reminder. */
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

@Controller()
export class DeadlinesController {
  constructor(private readonly deadlines: ListDeadlines) {}

  @Route(routes.deadlines)
  list({ acting, business }: InputOf<typeof routes.deadlines>) {
    return this.deadlines.run(acting, business.areas);
  }
}

import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { AnswerDocumentRequest } from './answer-document-request.use-case.ts';

export const OpenDocumentRequestController = forwarding({
  open: forward(
    routes.openDocumentRequest,
    rpc.sharing.openDocumentRequest,
    ({ body, client: { clientAddress } }) => ({ ...body, clientAddress }),
  ),
});

@Controller()
export class AnswerDocumentRequestController {
  constructor(private readonly answers: AnswerDocumentRequest) {}

  @Route(routes.answerDocumentRequest)
  answer({ request, client }: InputOf<typeof routes.answerDocumentRequest>) {
    return this.answers.run(request, client.clientAddress);
  }
}

import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { OpenDocumentRequest } from './open-document-request.query.ts';

@Controller()
export class OpenDocumentRequestController {
  constructor(private readonly requests: OpenDocumentRequest) {}

  @Route(routes.openDocumentRequest)
  open({ body, client }: InputOf<typeof routes.openDocumentRequest>) {
    return this.requests.run({ ...body, clientAddress: client.clientAddress });
  }
}

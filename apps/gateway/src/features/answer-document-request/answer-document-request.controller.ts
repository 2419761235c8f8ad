import { Controller } from '@nestjs/common';
import { type OpenedRequest, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Brands } from '../../brands/brands.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { AnswerDocumentRequest } from './answer-document-request.use-case.ts';

@Controller()
export class AnswerDocumentRequestController {
  constructor(
    private readonly services: RpcClient,
    private readonly answers: AnswerDocumentRequest,
    private readonly brands: Brands,
  ) {}

  @Route(routes.openDocumentRequest)
  async open({ body, client }: InputOf<typeof routes.openDocumentRequest>): Promise<OpenedRequest> {
    const { clientAddress } = client;
    const call = { ...body, clientAddress };
    const { practiceId, ...request } = await this.services.call(rpc.sharing.openDocumentRequest, call);
    return { ...request, brand: practiceId && (await this.brands.ofPractice(practiceId)) };
  }

  @Route(routes.answerDocumentRequest)
  answer({ request, client }: InputOf<typeof routes.answerDocumentRequest>) {
    return this.answers.run(request, client.clientAddress);
  }
}

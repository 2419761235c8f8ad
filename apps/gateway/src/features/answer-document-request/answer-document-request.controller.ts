import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { AnswerDocumentRequest } from './answer-document-request.use-case.ts';

@Controller()
export class AnswerDocumentRequestController {
  constructor(private readonly answers: AnswerDocumentRequest) {}

  @Route(routes.answerDocumentRequest)
  answer({ request, client }: InputOf<typeof routes.answerDocumentRequest>) {
    return this.answers.run(request, client.clientAddress);
  }
}

import { Controller } from '@nestjs/common';
import {
  type Acting,
  type AnswerRequestBody,
  type DeclineRequestBody,
  type LenderRequest,
  type LenderRequestId,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CloseRequest } from './close-request.use-case.ts';

type OwnRequest<Answer> = Acting & { requestId: LenderRequestId; answer: Answer };

@Controller()
export class CloseRequestRpc {
  constructor(private readonly closeRequest: CloseRequest) {}

  @Rpc(rpc.sharing.answerRequest)
  answer({ requestId, answer, ...acting }: OwnRequest<AnswerRequestBody>): Promise<LenderRequest> {
    return this.closeRequest.answer(acting, requestId, answer);
  }

  @Rpc(rpc.sharing.declineRequest)
  decline({ requestId, answer, ...acting }: OwnRequest<DeclineRequestBody>): Promise<LenderRequest> {
    return this.closeRequest.decline(acting, requestId, answer.note);
  }
}

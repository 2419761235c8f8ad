import { Controller } from '@nestjs/common';
import { type Acting, type AnswerHolderBody, type DocumentView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { AnswerHolder } from './answer-holder.use-case.ts';

@Controller()
export class AnswerHolderRpc {
  constructor(private readonly answerHolder: AnswerHolder) {}

  @Rpc(rpc.documents.answerHolder)
  answer({ to, ...own }: OwnDocument & Acting & { to: AnswerHolderBody }): Promise<DocumentView> {
    return this.answerHolder.run(own, to.answer);
  }
}

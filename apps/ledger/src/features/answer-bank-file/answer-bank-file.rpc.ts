import { Controller } from '@nestjs/common';
import {
  type Acting,
  type BankFileAnswer,
  type BankFileId,
  type BankFileView,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AnswerBankFile } from './answer-bank-file.use-case.ts';

@Controller()
export class AnswerBankFileRpc {
  constructor(private readonly answerBankFile: AnswerBankFile) {}

  @Rpc(rpc.ledger.answer)
  answer(request: Acting & { fileId: BankFileId; answer: BankFileAnswer }): Promise<BankFileView> {
    return this.answerBankFile.run(request);
  }
}

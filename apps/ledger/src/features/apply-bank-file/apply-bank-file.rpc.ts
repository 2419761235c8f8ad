import { Controller } from '@nestjs/common';
import {
  type Acting,
  type ApplyBankFileBody,
  type BankFileId,
  type BankFileView,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ApplyBankFile } from './apply-bank-file.use-case.ts';

@Controller()
export class ApplyBankFileRpc {
  constructor(private readonly applyBankFile: ApplyBankFile) {}

  @Rpc(rpc.ledger.apply)
  answer(request: Acting & ApplyBankFileBody & { fileId: BankFileId }): Promise<BankFileView> {
    return this.applyBankFile.run(request);
  }
}

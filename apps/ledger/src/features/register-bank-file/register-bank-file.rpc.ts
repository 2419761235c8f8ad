import { Controller } from '@nestjs/common';
import { type BankFileView, type RegisterBankFile as UploadedFile, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RegisterBankFile } from './register-bank-file.use-case.ts';

@Controller()
export class RegisterBankFileRpc {
  constructor(private readonly registerBankFile: RegisterBankFile) {}

  @Rpc(rpc.ledger.register)
  answer(request: UploadedFile): Promise<BankFileView> {
    return this.registerBankFile.run(request);
  }
}

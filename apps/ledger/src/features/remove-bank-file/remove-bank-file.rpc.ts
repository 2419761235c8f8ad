import { Controller } from '@nestjs/common';
import { type Acting, type BankFileId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RemoveBankFile } from './remove-bank-file.use-case.ts';

@Controller()
export class RemoveBankFileRpc {
  constructor(private readonly removeBankFile: RemoveBankFile) {}

  @Rpc(rpc.ledger.removeFile)
  answer(request: Acting & { fileId: BankFileId }): Promise<Record<string, never>> {
    return this.removeBankFile.run(request);
  }
}

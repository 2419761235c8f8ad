import { Controller } from '@nestjs/common';
import { type Acting, type BankFileId, type BankFileView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { UndoBankFile } from './undo-bank-file.use-case.ts';

@Controller()
export class UndoBankFileRpc {
  constructor(private readonly undoBankFile: UndoBankFile) {}

  @Rpc(rpc.ledger.undo)
  answer(request: Acting & { fileId: BankFileId }): Promise<BankFileView> {
    return this.undoBankFile.run(request);
  }
}

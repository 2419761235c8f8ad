import { Controller } from '@nestjs/common';
import { type CountBankFilesReply, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { CountBankFiles } from './count-bank-files.query.ts';

@Controller()
export class CountBankFilesRpc {
  constructor(private readonly countBankFiles: CountBankFiles) {}

  @Rpc(rpc.ledger.countBankFiles)
  answer({ userId }: { userId: UserId }): Promise<CountBankFilesReply> {
    return this.countBankFiles.run(userId);
  }
}

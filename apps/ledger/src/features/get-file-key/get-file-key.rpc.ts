import { Controller } from '@nestjs/common';
import { type BankFileId, type UserId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetFileKey } from './get-file-key.query.ts';

@Controller()
export class GetFileKeyRpc {
  constructor(private readonly getFileKey: GetFileKey) {}

  @Rpc(rpc.ledger.fileKey)
  answer(request: { userId: UserId; fileId: BankFileId; receiver: string }): Promise<{ key: string }> {
    return this.getFileKey.run(request);
  }
}

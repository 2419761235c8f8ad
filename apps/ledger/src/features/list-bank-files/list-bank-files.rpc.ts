import { Controller } from '@nestjs/common';
import {
  type BankFileId,
  type BankFileView,
  type Page,
  type PageQuery,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListBankFiles } from './list-bank-files.query.ts';

@Controller()
export class ListBankFilesRpc {
  constructor(private readonly listBankFiles: ListBankFiles) {}

  @Rpc(rpc.ledger.files)
  list({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<BankFileView>> {
    return this.listBankFiles.run(userId, page);
  }

  @Rpc(rpc.ledger.file)
  one({ userId, fileId }: { userId: UserId; fileId: BankFileId }): Promise<BankFileView> {
    return this.listBankFiles.one(userId, fileId);
  }
}

import { Controller } from '@nestjs/common';
import { type FileBudget, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetFileBudget } from './get-file-budget.query.ts';

@Controller()
export class GetFileBudgetRpc {
  constructor(private readonly getFileBudget: GetFileBudget) {}

  @Rpc(rpc.billing.fileBudget)
  answer({ userId }: { userId: UserId }): Promise<FileBudget> {
    return this.getFileBudget.run(userId);
  }
}

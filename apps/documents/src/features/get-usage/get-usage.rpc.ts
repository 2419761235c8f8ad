import { Controller } from '@nestjs/common';
import { type DocumentUsage, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetUsage } from './get-usage.query.ts';

@Controller()
export class GetUsageRpc {
  constructor(private readonly getUsage: GetUsage) {}

  @Rpc(rpc.documents.usage)
  answer({ userId }: { userId: UserId }): Promise<DocumentUsage> {
    return this.getUsage.run(userId);
  }
}

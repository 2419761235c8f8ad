import { Injectable } from '@nestjs/common';
import { type DocumentUsage, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { QuotaRepository } from '../../persistence/quota.repository.ts';

@Injectable()
export class GetUsage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: QuotaRepository,
    private readonly services: RpcClient,
  ) {}

  async run(userId: UserId): Promise<DocumentUsage> {
    const { manager } = this.dataSource;
    const budget = await this.services.call(rpc.billing.fileBudget, { userId });
    const used = await this.quotas.usageOf(manager, userId);
    const limits = await this.quotas.limitsOf(manager, userId);
    return {
      used: { ...used, uploadsAnHour: budget.hour.used.files },
      limits: { ...limits, uploadsAnHour: budget.hour.limits.files },
      budget,
    };
  }
}

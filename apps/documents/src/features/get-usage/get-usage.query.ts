import { Injectable } from '@nestjs/common';
import type { DocumentUsage, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { QuotaRepository } from '../../persistence/quota.repository.ts';

@Injectable()
export class GetUsage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: QuotaRepository,
  ) {}

  async run(userId: UserId): Promise<DocumentUsage> {
    const { manager } = this.dataSource;
    const { secondsUntilFewerUploads: _, ...used } = await this.quotas.usageOf(manager, userId);
    return { used, limits: await this.quotas.limitsOf(manager, userId) };
  }
}

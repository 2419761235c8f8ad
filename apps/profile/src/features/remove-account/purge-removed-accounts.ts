import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { DataSource, LessThan } from 'typeorm';
import { accountSchema } from '../../persistence/account.schema.ts';
import { restorableForMs } from './remove-account.use-case.ts';

const everyMs = 60_000;

/** What can no longer be brought back is deleted, number and all. */
@Injectable()
export class PurgeRemovedAccounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.purge().catch((error: unknown) => {
        log().warn({ err: error }, 'Removed accounts are purged in the next round');
      });
    }, everyMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async purge(now = new Date()): Promise<void> {
    const until = new Date(now.getTime() - restorableForMs);
    await this.dataSource.manager.delete(accountSchema, { removedAt: LessThan(until) });
  }
}

import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { Clock } from '@groundwork/platform-time';
import { DataSource, LessThan } from 'typeorm';
import { accountSchema } from '../../persistence/account.schema.ts';
import { restorableForMs } from './remove-account.use-case.ts';

const everyMs = 60_000;

/** What can no longer be brought back is deleted, number and all. */
@Injectable()
export class PurgeRemovedAccounts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('purge removed accounts', everyMs, () => this.purge());

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  async purge(now = this.clock.now()): Promise<void> {
    const until = new Date(now.getTime() - restorableForMs);
    await this.dataSource.manager.delete(accountSchema, { removedAt: LessThan(until) });
  }
}

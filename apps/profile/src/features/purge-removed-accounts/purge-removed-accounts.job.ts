import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { PurgeRemovedAccounts } from './purge-removed-accounts.use-case.ts';

const everyMs = 60_000;

@Injectable()
export class PurgeRemovedAccountsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('purge removed accounts', everyMs, () => this.removed.purge());

  constructor(private readonly removed: PurgeRemovedAccounts) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { PruneExpired } from './prune-expired.use-case.ts';

const intervalMs = 600_000;

@Injectable()
export class PruneExpiredJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('prune expired', intervalMs, (stopping) => this.expired.run(stopping));

  constructor(private readonly expired: PruneExpired) {}

  onApplicationBootstrap(): void {
    this.rounds.startAtOnce();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

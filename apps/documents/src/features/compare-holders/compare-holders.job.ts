import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { CompareHolders } from './compare-holders.use-case.ts';

const everyMs = 1000;

@Injectable()
export class CompareHoldersJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('compare holders', everyMs, () => this.holders.compareDue());

  constructor(private readonly holders: CompareHolders) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

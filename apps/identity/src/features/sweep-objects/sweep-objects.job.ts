import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { SweepObjects } from './sweep-objects.use-case.ts';

const intervalMs = 3_600_000;

@Injectable()
export class SweepObjectsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('sweep objects', intervalMs, (stopping) => this.objects.run(stopping));

  constructor(private readonly objects: SweepObjects) {}

  onApplicationBootstrap(): void {
    this.rounds.startAtOnce();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

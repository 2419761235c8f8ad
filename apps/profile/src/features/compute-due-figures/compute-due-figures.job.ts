import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { ComputeDueFigures } from './compute-due-figures.use-case.ts';

const everyMs = 60_000;

@Injectable()
export class ComputeDueFiguresJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('compute due figures', everyMs, () => this.figures.run());

  constructor(private readonly figures: ComputeDueFigures) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { SweepBuilds } from './sweep-builds.use-case.ts';

const everyMs = 5000;

@Injectable()
export class SweepBuildsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('sweep builds of packages', everyMs, () => this.builds.sweep());

  constructor(private readonly builds: SweepBuilds) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

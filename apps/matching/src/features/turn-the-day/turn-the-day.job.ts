import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { TurnTheDay } from './turn-the-day.use-case.ts';

const everyMs = 60_000;

@Injectable()
export class TurnTheDayJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('turn the day', everyMs, () => this.day.run());

  constructor(private readonly day: TurnTheDay) {}

  onApplicationBootstrap(): void {
    this.rounds.startAtOnce();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

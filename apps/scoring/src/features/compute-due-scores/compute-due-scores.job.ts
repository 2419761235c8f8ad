import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { ComputeDueScores } from './compute-due-scores.use-case.ts';

const everyMs = 10_000;

@Injectable()
export class ComputeDueScoresJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('compute due scores', everyMs, (stopping) =>
    this.scores.sweep(stopping),
  );

  constructor(private readonly scores: ComputeDueScores) {}

  onApplicationBootstrap(): void {
    this.rounds.startAtOnce();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '@groundwork/platform-service';
import { SweepDueDocuments } from './sweep-due-documents.use-case.ts';

const everyMs = 10_000;

@Injectable()
export class SweepDueDocumentsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('sweep due documents', everyMs, () => this.due.sweep());

  constructor(private readonly due: SweepDueDocuments) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}

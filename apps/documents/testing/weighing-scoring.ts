import { rpc } from '@groundwork/contracts';
import { FakeService } from '@groundwork/testing';
import type { z } from 'zod';
import type { RunningDocuments } from './running-documents.ts';

type Weighing = z.output<typeof rpc.scoring.weighDocument.request>;

/** Stands for scoring, which computes how many points a correction adds. */
export class WeighingScoring {
  private readonly fake: FakeService;

  constructor(private readonly running: RunningDocuments) {
    this.fake = new FakeService(running.service.connection);
  }

  async answer(weigh: (weighing: Weighing) => number): Promise<void> {
    this.fake.on(rpc.scoring.weighDocument, (weighing) => ({ rise: weigh(weighing) }));
    await this.running.service.connection.flush();
  }

  async goAway(): Promise<void> {
    this.fake.goAway(rpc.scoring.weighDocument);
    await this.running.service.connection.flush();
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { continueTrace, log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { openErasure } from '../../persistence/erasures.ts';
import { inBatches } from '../sweep-objects/in-batches.ts';
import { ErasedLedger } from './erased-ledger.ts';

const everyMs = 86_400_000;
const againMs = 30_000;

const stillHere = `
  select id from users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any($1)`;

/** After a backup was restored: whoever was erased since it was made is erased again. At each start, and daily. */
@Injectable()
export class EraseAgain implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: ErasedLedger,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    void this.round();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async round(): Promise<void> {
    const wait = await continueTrace(undefined, { name: 'erase again' }, () => this.compare()).then(
      () => everyMs,
      (error: unknown) => {
        log().warn({ err: error }, 'The erased are compared with the accounts later');
        return againMs;
      },
    );
    if (!this.stopped) this.timer = setTimeout(() => void this.round(), wait);
  }

  private async compare(): Promise<void> {
    for await (const hashes of inBatches(this.ledger.hashes())) await this.again(hashes);
  }

  private async again(hashes: string[]): Promise<void> {
    const { manager } = this.dataSource;
    const back = await this.dataSource.query<{ id: UserId }[]>(stillHere, [hashes]);
    for (const { id } of back) {
      const opened = await openErasure(manager, id, this.clock.now());
      if (opened)
        log().warn({ erasureId: opened.id }, 'Somebody who was erased is back, and is erased again');
    }
  }
}

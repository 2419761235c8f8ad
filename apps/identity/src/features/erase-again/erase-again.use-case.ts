import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { openErasure } from '../../persistence/erasure.repository.ts';
import { inBatches } from '../../domain/in-batches.rules.ts';
import { ErasedLedger } from '../../persistence/erased-ledger.store.ts';

const stillHere = `
  select id from users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any($1)`;

/** After a backup is restored, erases again every owner who was erased since it was made. */
@Injectable()
export class EraseAgain {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: ErasedLedger,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
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

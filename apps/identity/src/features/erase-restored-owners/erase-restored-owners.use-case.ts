import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { openErasure } from '../../persistence/erasure.repository.ts';
import { batchesOf } from '../../domain/batches.rules.ts';
import { ErasedLedger } from '../../persistence/erased-ledger.store.ts';

const restoredOwners = `
  select id from (select id from users union select user_id from businesses) owners
  where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any($1)`;

/** A restored backup contains owners who were erased after it was made. */
@Injectable()
export class EraseRestoredOwners {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: ErasedLedger,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for await (const hashes of batchesOf(this.ledger.hashes())) await this.eraseAmong(hashes);
  }

  private async eraseAmong(hashes: string[]): Promise<void> {
    const { manager } = this.dataSource;
    const restored = await this.dataSource.query<{ id: UserId }[]>(restoredOwners, [hashes]);
    for (const { id } of restored) {
      const erasure = await openErasure(manager, id, this.clock.now());
      if (erasure) log().warn({ erasureId: erasure.id }, 'A restored owner is erased again');
    }
  }
}

import { Injectable } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { type Erased, openErasure } from '../../persistence/erasure.repository.ts';
import { batchesOf } from '../../domain/batches.rules.ts';
import { ErasedLedger } from '../../persistence/erased-ledger.store.ts';

const restoredOwners = `
  select id as "userId", covers from (
    select id, 'everything' as covers, id::text as mark from users
    union all select id, 'account', 'account:' || id from users
    union all select user_id, 'business', 'business:' || user_id from businesses
    union all select user_id, 'business', user_id::text from businesses
      where not exists (select 1 from users where id = user_id)
  ) owners
  where encode(sha256(convert_to(mark, 'UTF8')), 'hex') = any($1)`;

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
    const restored = await this.dataSource.query<Erased[]>(restoredOwners, [hashes]);
    for (const erased of restored) {
      const erasure = await openErasure(manager, erased, this.clock.now());
      if (erasure) log().warn({ erasureId: erasure.id }, 'A restored owner is erased again');
    }
  }
}

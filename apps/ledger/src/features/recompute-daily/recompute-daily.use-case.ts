import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { DueRows, type DueTable } from '@groundwork/platform-service';
import { DataSource } from 'typeorm';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { republishEvidence } from '../publish-evidence/publish-evidence.use-case.ts';
import { StoreOwnerNames } from '../store-owner-names/store-owner-names.use-case.ts';
import { RecomputeLedger } from '../recompute-ledger/recompute-ledger.use-case.ts';

interface Owner {
  userId: UserId;
}

const dueOwners: DueTable = {
  table: 'owners',
  key: 'user_id',
  tries: 'tries',
  columns: 'user_id as "userId"',
  leaseSeconds: 300,
  maxWaitSeconds: 3600,
};

/** Each owner once a day: new rules, new classes of documents and a lost copy then follow by themselves. */
@Injectable()
export class RecomputeDaily extends DueRows<Owner> {
  constructor(
    dataSource: DataSource,
    private readonly ledger: RecomputeLedger,
    private readonly names: StoreOwnerNames,
  ) {
    super(dataSource, 'recompute ledgers', dueOwners);
  }

  protected override async work({ userId }: Owner): Promise<void> {
    await this.names.run(userId);
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      await this.ledger.run(manager, userId);
      await republishEvidence(manager, userId);
      const next = `update owners set tries = 0, next_at = now() + interval '1 day' where user_id = $1`;
      await manager.query(next, [userId]);
    });
  }

  protected override async handleFailure({ userId }: Owner, error: unknown): Promise<void> {
    log().warn({ err: error }, 'A ledger was not recomputed; the service retries it');
    await this.postpone(userId);
  }
}

import { type ErasureId, events, type OwnerService, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { DueRows, type DueTable } from '@groundwork/platform-service';
import type { DataSource } from 'typeorm';
import { eraseRows } from './erase-rows.ts';
import { joinReports, emptyReport, type OwnerErasure } from './owner-erasure.ts';

interface Work {
  erasureId: ErasureId;
  userId: UserId;
}

const dueErasures: DueTable = {
  table: 'erasure_work',
  key: 'erasure_id',
  tries: 'tries',
  columns: 'erasure_id as "erasureId", user_id as "userId"',
  leaseSeconds: 60,
  maxWaitSeconds: 60,
};

export class CarryOutErasures extends DueRows<Work> {
  constructor(
    dataSource: DataSource,
    private readonly service: OwnerService,
    private readonly erasure: OwnerErasure,
  ) {
    super(dataSource, 'carry out erasures', dueErasures);
  }

  protected override async work(work: Work): Promise<void> {
    await this.erase(work);
    log().info({ erasureId: work.erasureId }, 'An owner is erased');
  }

  protected override async handleFailure({ erasureId }: Work, error: unknown): Promise<void> {
    log().warn({ err: error, erasureId }, 'An erasure failed; the service retries it');
    await this.postpone(erasureId);
  }

  private async erase({ erasureId, userId }: Work): Promise<void> {
    const outside = (await this.erasure.eraseOutsideDatabase?.(userId, erasureId)) ?? emptyReport;
    await this.dataSource.transaction(async (manager) => {
      const statement = 'delete from erasure_work where erasure_id = $1';
      const [, count] = await manager.query<[unknown, number]>(statement, [erasureId]);
      if (count === 0) return;
      const inside = (await this.erasure.eraseInTransaction?.(manager, userId, erasureId)) ?? emptyReport;
      const rows = await eraseRows(manager, this.erasure.tableLabels, userId);
      const report = joinReports([outside, inside, rows]);
      await appendToOutbox(manager, events.userErased, {
        aggregateId: erasureId,
        aggregateVersion: 1,
        userId: erasureId,
        data: { erasureId, service: this.service, report },
      });
    });
  }
}

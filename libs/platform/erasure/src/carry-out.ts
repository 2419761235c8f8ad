import { type ErasureId, events, type OwnerService, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Rounds } from '@groundwork/platform-service';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { eraseRows } from './erase-rows.ts';
import { joined, nothing, type OwnerErasure } from './owner-erasure.ts';

const everyMs = 1000;

interface Work {
  erasureId: ErasureId;
  userId: UserId;
}

/** Whoever takes a piece has a minute for it; a process that dies meanwhile leaves it to the next. */
const takeNext = `
  update erasure_work set tries = tries + 1, next_at = now() + interval '1 minute'
  where erasure_id = (select erasure_id from erasure_work where next_at <= now()
    order by next_at limit 1 for update skip locked)
  returning erasure_id as "erasureId", user_id as "userId"`;
const tryLater = `
  update erasure_work set next_at = now() + make_interval(secs => least(60, power(2, least(tries, 6))))
  where erasure_id = $1`;

/** Deletes what the service has of an owner, and answers once with what that was. */
export class CarryOutErasures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('carry out erasures', everyMs, () => this.all());

  constructor(
    private readonly dataSource: DataSource,
    private readonly service: OwnerService,
    private readonly erasure: OwnerErasure,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async all(): Promise<void> {
    for (let work = await this.next(); work; work = await this.next()) {
      await this.carryOut(work);
    }
  }

  private async next(): Promise<Work | undefined> {
    const [rows] = await this.dataSource.query<[Work[], number]>(takeNext);
    return rows[0];
  }

  private async carryOut(work: Work): Promise<void> {
    const { erasureId } = work;
    try {
      await this.erase(work);
      log().info({ erasureId }, 'An owner is erased here');
    } catch (error) {
      log().warn({ err: error, erasureId }, 'An erasure is tried again');
      await this.dataSource.query(tryLater, [erasureId]);
    }
  }

  private async erase({ erasureId, userId }: Work): Promise<void> {
    const outside = (await this.erasure.outside?.(userId, erasureId)) ?? nothing;
    await this.dataSource.transaction(async (manager) => {
      const mine = 'delete from erasure_work where erasure_id = $1';
      const [, count] = await manager.query<[unknown, number]>(mine, [erasureId]);
      if (count === 0) return;
      const inside = (await this.erasure.inside?.(manager, userId, erasureId)) ?? nothing;
      const rows = await eraseRows(manager, this.erasure.words, userId);
      const report = joined([outside, inside, rows]);
      await appendToOutbox(manager, events.userErased, {
        aggregateId: erasureId,
        aggregateVersion: 1,
        userId: erasureId,
        data: { erasureId, service: this.service, report },
      });
    });
  }
}

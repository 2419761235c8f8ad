import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { SubscriptionView, UserId } from '@groundwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { beingChanged } from '../billing.errors.ts';
import type { ReadingStart, StoredSubscription } from '../domain/subscription.model.ts';
import { subscriptionView } from '../domain/subscription.view.ts';
import { findGivenPlan } from './given-plan.repository.ts';
import { subscriptionSchema } from './subscription.schema.ts';

/** Longer than all provider calls of one change; then the lock of a killed process expires. */
const holdSeconds = 45;
const waitMs = 15_000;
const retryMs = 100;

@Injectable()
export class Subscriptions {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: UserId): Promise<StoredSubscription | null> {
    return this.dataSource.manager.findOneBy(subscriptionSchema, { userId });
  }

  async view(userId: UserId): Promise<SubscriptionView> {
    const { manager } = this.dataSource;
    return subscriptionView(await this.find(userId), await findGivenPlan(manager, userId));
  }

  ofCustomer(customerId: string): Promise<StoredSubscription | null> {
    return this.dataSource.manager.findOneBy(subscriptionSchema, { customerId });
  }

  async update(
    userId: UserId,
    change: Pick<Partial<StoredSubscription>, 'customerId' | 'subscriptionId'>,
  ): Promise<void> {
    await this.dataSource.manager.update(subscriptionSchema, { userId }, change);
  }

  async beginReading(): Promise<ReadingStart> {
    const select = `select nextval('readings')::integer as number, now() as at`;
    const [start] = await this.dataSource.query<ReadingStart[]>(select);
    if (!start) throw new Error('PostgreSQL gave no number');
    return start;
  }

  /** A lease instead of a transaction: provider calls must not hold a database connection. */
  async withLock<T>(userId: UserId, work: () => Promise<T>): Promise<T> {
    const holder = randomUUID();
    await this.hold(userId, holder);
    try {
      return await work();
    } finally {
      await this.dataSource.query(
        'update subscriptions set held_by = null, held_until = null where user_id = $1 and held_by = $2',
        [userId, holder],
      );
    }
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  private async hold(userId: UserId, holder: string): Promise<void> {
    const insert = 'insert into subscriptions (user_id) values ($1) on conflict do nothing';
    await this.dataSource.query(insert, [userId]);
    const until = performance.now() + waitMs;
    while (performance.now() < until) {
      const [lockedRows] = await this.dataSource.query<[unknown[], number]>(
        `update subscriptions set held_by = $2, held_until = now() + make_interval(secs => ${holdSeconds})
         where user_id = $1 and (held_until is null or held_until < now()) returning user_id`,
        [userId, holder],
      );
      if (lockedRows.length > 0) return;
      await sleep(retryMs);
    }
    throw beingChanged();
  }
}

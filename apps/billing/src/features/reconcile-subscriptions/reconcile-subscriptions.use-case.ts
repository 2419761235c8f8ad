import { Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';

export const RECONCILE_MS = Symbol('reconcile every');

const batchSize = 200;
/** Longer than the provider's retries. */
const eventDays = 30;

const dueSubscriptions = `
  select user_id as "userId", subscription_id as id from subscriptions
  where subscription_id is not null and status not in ('none', 'canceled')
    and (read_at is null or read_at < now() - make_interval(secs => $1))
  order by read_at nulls first limit ${batchSize}`;

@Injectable()
export class ReconcileSubscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
    @Inject(RECONCILE_MS) private readonly everyMs: number,
  ) {}

  async run(): Promise<void> {
    await this.dataSource.query(
      `delete from webhook_events where received_at < now() - make_interval(days => ${eventDays})`,
    );
    if (!this.payments.isConfigured) return;
    const rows = await this.dataSource.query<{ userId: UserId; id: string }[]>(dueSubscriptions, [
      this.everyMs / 1000,
    ]);
    for (const { userId, id } of rows) {
      const changed = await this.subscriptions.apply(userId, await this.reader.read(id));
      if (changed) log().info({ userId }, 'A subscription had changed without a webhook');
    }
  }
}

import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { Rounds } from '@groundwork/platform-service';
import { DataSource } from 'typeorm';
import { Payments } from '../../payments/payment-provider.ts';
import { Subscriptions } from '../../persistence/subscriptions.ts';
import { ReadSubscription } from '../apply-standing/read-subscription.ts';

export const RECONCILE_MS = Symbol('reconcile every');

const atOnce = 200;
/** Longer than the provider repeats an event. */
const eventDays = 30;

const due = `
  select user_id as "userId", subscription_id as id from subscriptions
  where subscription_id is not null and status not in ('none', 'canceled')
    and (read_at is null or read_at < now() - make_interval(secs => $1))
  order by read_at nulls first limit ${atOnce}`;

/** Reads again what may have changed without our hearing of it: a webhook that was missed, a grace that has ended. */
@Injectable()
export class Reconcile implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: Rounds;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
    @Inject(RECONCILE_MS) private readonly everyMs: number,
  ) {
    this.rounds = new Rounds('reconcile subscriptions', everyMs, () => this.all());
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async all(): Promise<void> {
    await this.dataSource.query(
      `delete from webhook_events where received_at < now() - make_interval(days => ${eventDays})`,
    );
    if (!this.payments.isConfigured) return;
    const rows = await this.dataSource.query<{ userId: UserId; id: string }[]>(due, [this.everyMs / 1000]);
    for (const { userId, id } of rows) {
      const changed = await this.subscriptions.apply(userId, await this.reader.read(id));
      if (changed) log().info({ userId }, 'A subscription had changed without a webhook');
    }
  }
}

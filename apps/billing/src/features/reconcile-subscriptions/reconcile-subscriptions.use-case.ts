import { Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { Payments } from '../../payments/payments.port.ts';
import { deleteOldFileUse } from '../../persistence/file-use.repository.ts';
import { ApplyReading } from '../apply-reading/apply-reading.use-case.ts';
import { GivePlan } from '../give-plan/give-plan.use-case.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';

export const RECONCILE_MS = Symbol('reconcile every');

const batchSize = 200;
/** Longer than the provider's retries. */
const eventDays = 30;

/** Longer than one read with its retries. After a crash or an error another replica reads the row. */
const leaseSeconds = 120;

const claimNext = `
  update subscriptions set reconcile_until = now() + interval '${leaseSeconds} seconds'
  where user_id = (select user_id from subscriptions
    where subscription_id is not null and status not in ('none', 'canceled')
      and (read_at is null or read_at < now() - make_interval(secs => $1))
      and (reconcile_until is null or reconcile_until < now())
    order by read_at nulls first limit 1 for update skip locked)
  returning user_id as "userId", subscription_id as id`;

interface ClaimedSubscription {
  userId: UserId;
  id: string;
}

@Injectable()
export class ReconcileSubscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly reader: ReadSubscription,
    private readonly readings: ApplyReading,
    private readonly given: GivePlan,
    @Inject(RECONCILE_MS) private readonly everyMs: number,
  ) {}

  async run(): Promise<void> {
    await this.dataSource.query(
      `delete from webhook_events where received_at < now() - make_interval(days => ${eventDays})`,
    );
    await deleteOldFileUse(this.dataSource.manager);
    await this.given.endDue();
    if (!this.payments.isConfigured) return;
    for (let count = 0; count < batchSize; count += 1) {
      const claimed = await this.claim();
      if (claimed === undefined) return;
      await this.readClaimed(claimed);
    }
  }

  private async claim(): Promise<ClaimedSubscription | undefined> {
    const [[claimed]] = await this.dataSource.query<[ClaimedSubscription[], number]>(claimNext, [
      this.everyMs / 1000,
    ]);
    return claimed;
  }

  private async readClaimed({ userId, id }: ClaimedSubscription): Promise<void> {
    const changed = await this.readings.run(userId, await this.reader.read(id));
    if (changed) log().info({ userId }, 'A subscription had changed without a webhook');
    await this.dataSource.query('update subscriptions set reconcile_until = null where user_id = $1', [
      userId,
    ]);
  }
}

import { Injectable } from '@nestjs/common';
import { events, type GivenPlanBody, type SubscriptionView, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { pastDay } from '../../billing.errors.ts';
import { hasEnded, planInForce } from '../../domain/given-plan.rules.ts';
import { subscriptionView } from '../../domain/subscription.view.ts';
import {
  addGivenPlan,
  endGivenPlan,
  findGivenPlan,
  ownersWithEndedPlans,
} from '../../persistence/given-plan.repository.ts';
import { subscriptionSchema } from '../../persistence/subscription.schema.ts';

export interface Gift extends GivenPlanBody {
  readonly userId: UserId;
  readonly actorId: string;
}

async function replaceGivenPlan(
  manager: EntityManager,
  userId: UserId,
  next: GivenPlanBody | null,
  now: Date,
): Promise<void> {
  await manager.query('insert into subscriptions (user_id) values ($1) on conflict do nothing', [userId]);
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOneOrFail(subscriptionSchema, { where: { userId }, lock });
  const previousPlan = planInForce(row.plan, await findGivenPlan(manager, userId));
  await endGivenPlan(manager, userId, now);
  if (next !== null && next.plan !== 'starter') await addGivenPlan(manager, userId, next, now);
  const plan = planInForce(row.plan, next);
  if (plan === previousPlan) return;
  const version = row.version + 1;
  await manager.update(subscriptionSchema, { userId }, { version });
  await appendToOutbox(manager, events.subscriptionChanged, {
    aggregateId: userId,
    aggregateVersion: version,
    userId,
    data: { plan, previousPlan, status: row.status },
  });
}

export async function givePlan(manager: EntityManager, gift: Gift, now: Date): Promise<void> {
  const { userId, actorId: actor, plan, until, reason } = gift;
  await replaceGivenPlan(manager, userId, { plan, until, reason }, now);
  await appendAudit(manager, {
    actor,
    action: 'plan.given',
    subject: { type: 'user', id: userId },
    userId,
    details: { plan, until, reason },
  });
}

@Injectable()
export class GivePlan {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run(gift: Gift): Promise<SubscriptionView> {
    if (hasEnded(gift, this.clock.today())) throw pastDay();
    const { userId } = gift;
    return this.dataSource.transaction(async (manager) => {
      await givePlan(manager, gift, this.clock.now());
      const row = await manager.findOneBy(subscriptionSchema, { userId });
      return subscriptionView(row, await findGivenPlan(manager, userId));
    });
  }

  async endDue(): Promise<void> {
    for (const userId of await ownersWithEndedPlans(this.dataSource.manager, this.clock.today()))
      await this.dataSource.transaction((manager) => this.end(manager, userId));
  }

  /** Another replica or an administrator can be first, so the plan is read again. */
  private async end(manager: EntityManager, userId: UserId): Promise<void> {
    const given = await findGivenPlan(manager, userId);
    if (given === null || !hasEnded(given, this.clock.today())) return;
    await replaceGivenPlan(manager, userId, null, this.clock.now());
  }
}

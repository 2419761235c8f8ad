import { Injectable } from '@nestjs/common';
import { events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { concernsRow, isSameState } from '../../domain/reading.rules.ts';
import { planInForce } from '../../domain/given-plan.rules.ts';
import { subscriptionStateOf } from '../../domain/subscription-state.rules.ts';
import type { Reading } from '../../domain/subscription.model.ts';
import { findGivenPlan } from '../../persistence/given-plan.repository.ts';
import { subscriptionSchema } from '../../persistence/subscription.schema.ts';

/** Readings can overtake each other: only a reading that began after the stored one counts. */
export async function applyReading(
  manager: EntityManager,
  userId: UserId,
  reading: Reading,
): Promise<boolean> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(subscriptionSchema, { where: { userId }, lock });
  if (!row || !concernsRow(row, reading) || row.reading > reading.number) return false;
  const state = subscriptionStateOf(reading.subscription, reading.at);
  const changed = !isSameState(row, state);
  const version = row.version + (changed ? 1 : 0);
  const { id: subscriptionId, number, at: readAt } = reading;
  const written = { ...state, version, reading: number, readAt, subscriptionId };
  await manager.update(subscriptionSchema, { userId }, written);
  if (changed) {
    const given = await findGivenPlan(manager, userId);
    const [plan, previousPlan] = [planInForce(state.plan, given), planInForce(row.plan, given)];
    await appendToOutbox(manager, events.subscriptionChanged, {
      aggregateId: userId,
      aggregateVersion: version,
      userId,
      data: { plan, previousPlan, status: state.status },
    });
  }
  return changed;
}

@Injectable()
export class ApplyReading {
  constructor(private readonly dataSource: DataSource) {}

  run(userId: UserId, reading: Reading): Promise<boolean> {
    return this.dataSource.transaction((manager) => applyReading(manager, userId, reading));
  }
}

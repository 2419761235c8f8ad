import { Inject, Injectable } from '@nestjs/common';
import { type BudgetName, fileLimitsOf, type FileUse, type UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { type HourUse, hourOf, type Spending } from '../domain/file-budget.rules.ts';
import { subscriptionSchema } from './subscription.schema.ts';

export const QUOTA_FACTOR = Symbol('quota factor');

export interface Budget {
  userId: UserId;
  name: BudgetName;
}

const recentUse = `
  select hour, files::float8, bytes::float8, rows::float8, processor_ms::float8 as "processorMs"
    from file_use where user_id = $1 and budget = $2 and hour > $3::timestamptz - interval '1 day'`;

const addUse = `
  insert into file_use as stored (user_id, budget, hour, files, bytes, rows, processor_ms)
    values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id, budget, hour) do update set
    files = stored.files + excluded.files,
    bytes = stored.bytes + excluded.bytes,
    rows = stored.rows + excluded.rows,
    processor_ms = stored.processor_ms + excluded.processor_ms`;

export async function addFileUse(
  manager: EntityManager,
  { userId, name }: Budget,
  at: Date,
  { files, bytes, rows, processorMs }: FileUse,
): Promise<void> {
  await manager.query(addUse, [userId, name, hourOf(at), files, bytes, rows, processorMs]);
}

export async function deleteOldFileUse(manager: EntityManager): Promise<void> {
  await manager.query(`delete from file_use where hour < now() - interval '2 days'`);
}

/** The lock serializes the admissions of one owner until the transaction ends. */
export async function lockFileUse(manager: EntityManager, userId: UserId): Promise<void> {
  await manager.query("select pg_advisory_xact_lock(hashtextextended('file use ' || $1, 0))", [userId]);
}

@Injectable()
export class FileUses {
  constructor(
    private readonly clock: Clock,
    @Inject(QUOTA_FACTOR) private readonly factor: number,
  ) {}

  async spendingOf(manager: EntityManager, { userId, name }: Budget): Promise<Spending> {
    const now = this.clock.now();
    const hours: HourUse[] = await manager.query(recentUse, [userId, name, hourOf(now)]);
    const row = await manager.findOneBy(subscriptionSchema, { userId });
    const limits = fileLimitsOf(name === 'staff' ? name : (row?.plan ?? 'starter'), this.factor);
    return { hours, limits, now };
  }
}

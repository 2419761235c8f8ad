import { AsyncResource } from 'node:async_hooks';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { liveProofComputed, type UserId } from '@groundwork/contracts';
import { inLane } from '@groundwork/platform-database';
import { LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { rulesNumber } from '../../domain/owner-score.rules.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { computePending } from '../recompute-score/recompute-score.use-case.ts';

const batchSize = 200;
/** Each run occupies a database connection while it waits for the owner's lock. */
const maxConcurrent = 3;

const dueOwners = `
  select user_id from (
    select user_id from owners where pending is not null
    union select user_id from owners where calculated_for < $1
    union select user_id from owners where rules_number < $2
  ) as due where user_id > $3 order by user_id limit ${batchSize}`;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Pending work is in the owner's row and is read again behind its lock: no replica repeats it, no restart loses it. */
@Injectable()
export class ComputeDueScores implements BeforeApplicationShutdown {
  private readonly waiting = new Map<UserId, () => Promise<void>>();
  private readonly running = new Map<UserId, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly live: LivePublisher,
    private readonly clock: Clock,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.waiting.clear();
    await Promise.all(this.running.values());
  }

  /** May be called inside the transaction of the change: the run waits for the owner's row lock. */
  enqueue(userId: UserId): void {
    if (this.waiting.has(userId)) return;
    this.waiting.set(
      userId,
      AsyncResource.bind(() => inLane('events', () => this.run(userId))),
    );
    this.startNext();
  }

  async sweep(): Promise<void> {
    let after: string | undefined = lowestId;
    while (after !== undefined) {
      const parameters = [this.clock.today(), rulesNumber, after];
      const rows: { user_id: UserId }[] = await this.dataSource.query(dueOwners, parameters);
      for (const { user_id: userId } of rows) await this.run(userId);
      after = rows.at(-1)?.user_id;
    }
  }

  private startNext(): void {
    for (const [userId, start] of this.waiting) {
      if (this.running.size >= maxConcurrent) return;
      if (this.running.has(userId)) continue;
      this.waiting.delete(userId);
      const run = start().finally(() => {
        this.running.delete(userId);
        this.startNext();
      });
      this.running.set(userId, run);
    }
  }

  private async run(userId: UserId): Promise<void> {
    try {
      const isComputed = await this.dataSource.transaction(async (manager) => {
        const owner = await lockOwner(manager, userId);
        return (await computePending(manager, owner, this.clock.now())) !== owner;
      });
      if (isComputed) this.live.publish(liveProofComputed, userId, {});
    } catch (error) {
      log().warn({ err: error, userId }, 'Computing a score failed; the next round retries it');
    }
  }
}

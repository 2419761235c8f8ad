import { AsyncResource } from 'node:async_hooks';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { liveProofComputed, type UserId } from '@groundwork/contracts';
import { inLane } from '@groundwork/platform-database';
import { LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import {
  type ClaimedOwner,
  claimDue,
  type DueWork,
  dueWork,
  type Place,
} from '../../persistence/due-owner.repository.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { computeAllDue, computePending } from '../recompute-score/recompute-score.use-case.ts';

/** Each run occupies a database connection while it waits for the owner's lock. */
const maxConcurrent = 3;

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

  async sweep(stopping?: AbortSignal): Promise<void> {
    for (const work of dueWork(this.clock.today())) {
      let last: Place | undefined = work.first;
      while (last !== undefined && !stopping?.aborted) last = await this.computeBatch(work, last);
    }
  }

  private async computeBatch(work: DueWork, after: Place): Promise<Place | undefined> {
    let claimed: ClaimedOwner[] = [];
    try {
      const changed = await this.dataSource.transaction(async (manager) => {
        claimed = await claimDue(manager, work, after);
        const owners = claimed.map(({ owner }) => owner);
        return owners.length === 0 ? [] : computeAllDue(manager, owners, this.clock.now());
      });
      for (const userId of changed) this.live.publish(liveProofComputed, userId, {});
    } catch (error) {
      if (claimed.length === 0) throw error;
      log().warn({ err: error }, 'Computing a batch of scores failed; each is computed alone');
      for (const { owner } of claimed) await this.run(owner.userId);
    }
    return claimed.at(-1);
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

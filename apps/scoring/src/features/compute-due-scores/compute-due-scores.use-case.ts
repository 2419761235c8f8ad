import { AsyncResource } from 'node:async_hooks';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { rulesNumber } from '../../domain/standing.rules.ts';
import { lockOwner } from '../../persistence/owner.repository.ts';
import { settleScore } from '../recompute-score/recompute-score.use-case.ts';

const atATime = 200;
/** A run holds a connection while it waits for its owner; most are for those who ask. */
const atOnce = 3;

/** What waits, what a process that died left behind, and who has lived into a new day or new rules. */
const due = `
  select user_id from (
    select user_id from owners where pending is not null
    union select user_id from owners where calculated_for < $1
    union select user_id from owners where rules_number < $2
  ) as due where user_id > $3 order by user_id limit ${atATime}`;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Computes scores: at once after a change, and every few seconds whatever is due. What is due stands in the
 * owner's row and is asked for again behind its lock, so replicas side by side do nothing twice and a restart loses
 * nothing.
 */
@Injectable()
export class ComputeDueScores implements BeforeApplicationShutdown {
  private readonly waiting = new Map<UserId, () => Promise<void>>();
  private readonly running = new Map<UserId, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.waiting.clear();
    await Promise.all(this.running.values());
  }

  /**
   * From within the change's own transaction: the run waits for it on the owner's row. Asked for again before it
   * began, it is still one run; it goes on in the trace of whoever asked first.
   */
  ask(userId: UserId): void {
    if (this.waiting.has(userId)) return;
    this.waiting.set(
      userId,
      AsyncResource.bind(() => this.run(userId)),
    );
    this.startNext();
  }

  /** Whatever is due, one owner after the other. */
  async sweep(): Promise<void> {
    let after: string | undefined = beforeAll;
    while (after !== undefined) {
      const given = [this.clock.today(), rulesNumber, after];
      const rows: { user_id: UserId }[] = await this.dataSource.query(due, given);
      for (const { user_id: userId } of rows) await this.run(userId);
      after = rows.at(-1)?.user_id;
    }
  }

  private startNext(): void {
    for (const [userId, start] of this.waiting) {
      if (this.running.size >= atOnce) return;
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
      await this.dataSource.transaction(async (manager) => {
        const owner = await lockOwner(manager, userId);
        await settleScore(manager, owner, this.clock.now());
      });
    } catch (error) {
      log().warn({ err: error, userId }, 'A score is computed in the next round');
    }
  }
}

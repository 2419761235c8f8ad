import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis } from './redis.ts';

export interface QueuedJob {
  id: string;
  data: unknown;
  state: 'active' | 'waiting' | 'delayed';
  failures: number;
  lastFailure: string | undefined;
  addedAt: Date;
}

const states = { active: ['active'], waiting: ['prioritized', 'waiting'], delayed: ['delayed'] } as const;

const describe = (job: Job, state: QueuedJob['state']): QueuedJob => ({
  id: job.id ?? '',
  data: job.data,
  state,
  failures: job.attemptsMade,
  lastFailure: job.failedReason,
  addedAt: new Date(job.timestamp),
});

export class QueueControl {
  private readonly redis: Redis;
  private readonly queues: readonly Queue[];

  constructor(names: readonly string[], redisUrl: string) {
    this.redis = connectRedis(redisUrl, { maxRetriesPerRequest: 1 });
    this.queues = names.map((name) => new Queue(name, { connection: this.redis }));
    for (const queue of this.queues) queue.on('error', () => undefined);
  }

  async list(limit: number): Promise<QueuedJob[]> {
    const result: QueuedJob[] = [];
    for (const state of ['active', 'waiting', 'delayed'] as const) {
      const lists = await this.each((queue) => queue.getJobs([...states[state]], 0, limit - 1, true));
      result.push(
        ...lists
          .flat()
          .filter(Boolean)
          .map((job) => describe(job as Job, state)),
      );
    }
    return result.slice(0, limit);
  }

  async counts(): Promise<Record<QueuedJob['state'], number>> {
    const sum = { active: 0, waiting: 0, delayed: 0 };
    for (const counts of await this.each((queue) => queue.getJobCounts())) {
      sum.active += counts['active'] ?? 0;
      sum.waiting += (counts['prioritized'] ?? 0) + (counts['waiting'] ?? 0);
      sum.delayed += counts['delayed'] ?? 0;
    }
    return sum;
  }

  async isPaused(): Promise<boolean> {
    return (await this.each((queue) => queue.isPaused())).includes(true);
  }

  async pause(): Promise<void> {
    await this.each((queue) => queue.pause());
  }

  async resume(): Promise<void> {
    await this.each((queue) => queue.resume());
  }

  async retryNow(id: string): Promise<boolean> {
    const promoted = await this.each(async (queue) => {
      const job = await queue.getJob(id);
      if (!job || !(await job.isDelayed())) return false;
      await job.promote();
      return true;
    });
    return promoted.includes(true);
  }

  async close(): Promise<void> {
    await this.each((queue) => queue.close());
    this.redis.disconnect();
  }

  private each<T>(act: (queue: Queue) => Promise<T>): Promise<T[]> {
    return Promise.all(this.queues.map(act));
  }
}

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
  private readonly queue: Queue;

  constructor(name: string, redisUrl: string) {
    this.redis = connectRedis(redisUrl, { maxRetriesPerRequest: 1 });
    this.queue = new Queue(name, { connection: this.redis });
    // The failed call reports it.
    this.queue.on('error', () => undefined);
  }

  async list(limit: number): Promise<QueuedJob[]> {
    const result: QueuedJob[] = [];
    for (const state of ['active', 'waiting', 'delayed'] as const) {
      const jobs = await this.queue.getJobs([...states[state]], 0, limit - 1, true);
      result.push(...jobs.filter(Boolean).map((job) => describe(job as Job, state)));
    }
    return result.slice(0, limit);
  }

  async counts(): Promise<Record<QueuedJob['state'], number>> {
    const { active = 0, prioritized = 0, waiting = 0, delayed = 0 } = await this.queue.getJobCounts();
    return { active, waiting: prioritized + waiting, delayed };
  }

  isPaused(): Promise<boolean> {
    return this.queue.isPaused();
  }

  pause(): Promise<void> {
    return this.queue.pause();
  }

  resume(): Promise<void> {
    return this.queue.resume();
  }

  async retryNow(id: string): Promise<boolean> {
    const job = await this.queue.getJob(id);
    if (!job || !(await job.isDelayed())) return false;
    await job.promote();
    return true;
  }

  async close(): Promise<void> {
    await this.queue.close();
    this.redis.disconnect();
  }
}

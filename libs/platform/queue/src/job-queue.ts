import { isDependencyAway, unavailable } from '@groundwork/platform-errors';
import { log } from '@groundwork/platform-observability';
import { deadline, DeadlineError } from '@groundwork/platform-time';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { registerDepth } from './queue-depth.ts';
import { connectRedis } from './redis.ts';

const awayMessages = /Connection is closed|isn't writeable|max retries per request/;

const isAway = (error: unknown) =>
  isDependencyAway(error) ||
  error instanceof DeadlineError ||
  (error instanceof Error && awayMessages.test(error.message));

/** Fails at once while Redis is away: a sweeper adds the job later. */
export class JobQueue<S extends z.ZodType> {
  private readonly redis: Redis;
  private readonly queue: Queue;
  private readonly removeDepth: () => void;

  constructor(
    name: string,
    private readonly data: S,
    redisUrl: string,
    private readonly timing = { attempts: 9, delayMs: 1000, timeoutMs: 1000 },
  ) {
    this.redis = connectRedis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.queue = new Queue(name, {
      connection: this.redis,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.queue.on('error', (error) => {
      log().warn({ err: error, queue: name }, 'Redis does not answer');
    });
    this.removeDepth = registerDepth(name, () =>
      this.withDeadline(this.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed')),
    );
  }

  async add(jobId: string, data: z.input<S>, { priority = 0 } = {}): Promise<void> {
    const parsed = this.data.parse(data);
    await this.withDeadline(
      this.queue.add('run', parsed, {
        jobId,
        priority,
        attempts: this.timing.attempts,
        backoff: { type: 'exponential', delay: this.timing.delayMs },
      }),
    );
  }

  async isLive(jobId: string): Promise<boolean> {
    const job = await this.withDeadline(this.queue.getJob(jobId));
    return job !== undefined && !(await job.isFailed());
  }

  async prioritize(jobId: string, priority: number): Promise<boolean> {
    const job = await this.withDeadline(this.queue.getJob(jobId));
    if (job === undefined || (await job.isFailed())) return false;
    if (job.priority !== priority) await this.withDeadline(job.changePriority({ priority }));
    return true;
  }

  async drop(jobId: string): Promise<boolean> {
    const job = await this.withDeadline(this.queue.getJob(jobId));
    if (job === undefined) return true;
    if (await job.isActive()) return false;
    await this.queue.remove(jobId);
    return (await this.withDeadline(this.queue.getJob(jobId))) === undefined;
  }

  async check(): Promise<void> {
    await this.withDeadline(this.queue.getJobCounts('active'));
  }

  private async withDeadline<T>(work: Promise<T>): Promise<T> {
    try {
      return await deadline('The queue', this.timing.timeoutMs, work);
    } catch (error) {
      throw isAway(error) ? unavailable('The queue', error) : error;
    }
  }

  async close(): Promise<void> {
    this.removeDepth();
    await this.queue.close();
    this.redis.disconnect();
  }
}

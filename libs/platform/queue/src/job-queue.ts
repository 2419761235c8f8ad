import { log } from '@groundwork/platform-observability';
import { Queue } from 'bullmq';
import type { z } from 'zod';
import { redisOptions } from './redis.ts';

/** Adding fails at once while Redis is away: the caller's record says what is due, and a sweeper adds it later. */
export class JobQueue<S extends z.ZodType> {
  private readonly queue: Queue;

  constructor(
    name: string,
    private readonly data: S,
    redisUrl: string,
  ) {
    const connection = { ...redisOptions(redisUrl), enableOfflineQueue: false, maxRetriesPerRequest: 1 };
    this.queue = new Queue(name, {
      connection,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.queue.on('error', (error) => {
      log().warn({ err: error, queue: name }, 'Redis does not answer');
    });
  }

  async add(jobId: string, data: z.input<S>): Promise<void> {
    await this.queue.add('run', this.data.parse(data), {
      jobId,
      attempts: 9,
      backoff: { type: 'exponential', delay: 1000 },
    });
  }

  async isLive(jobId: string): Promise<boolean> {
    const job = await this.queue.getJob(jobId);
    return job !== undefined && !(await job.isFailed());
  }

  async check(): Promise<void> {
    await this.queue.getJobCounts('active');
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}

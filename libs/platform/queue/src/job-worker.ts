import { log } from '@groundwork/platform-observability';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { connectRedis } from './redis.ts';

export interface JobWorkerOptions<S extends z.ZodType> {
  name: string;
  data: S;
  redisUrl: string;
  concurrency: number;
  run: (data: z.output<S>) => Promise<void>;
  /** Called once no attempt is left. */
  gaveUp: (data: z.output<S>, error: Error) => Promise<void>;
}

/** What throws at once is a rejection too: a throw inside an event listener would end the process. */
const tell = async (work: () => Promise<void>): Promise<void> => work();

export class JobWorker<S extends z.ZodType> {
  private readonly redis: Redis;
  private readonly worker: Worker;

  constructor({ name, data, redisUrl, concurrency, run, gaveUp }: JobWorkerOptions<S>) {
    this.redis = connectRedis(redisUrl, { maxRetriesPerRequest: null });
    this.worker = new Worker(name, async (job) => run(data.parse(job.data)), {
      connection: this.redis,
      concurrency,
      lockDuration: 30_000,
      stalledInterval: 10_000,
      maxStalledCount: 3,
    });
    this.worker.on('error', (error) => {
      log().warn({ err: error, queue: name }, 'The queue cannot be reached');
    });
    this.worker.on('failed', (job, error) => {
      // set only once no attempt is left, also for a job that stalled too often
      if (!job?.finishedOn) return;
      tell(() => gaveUp(data.parse(job.data), error)).catch((fault: unknown) => {
        log().error(
          { err: fault, queue: name },
          'Giving up could not be recorded; the sweeper brings the job back',
        );
      });
    });
  }

  async check(): Promise<void> {
    if (!this.worker.isRunning()) throw new Error('The worker does not run');
    await this.worker.waitUntilReady();
  }

  /** Takes no new job and waits for the current one. */
  async close(): Promise<void> {
    await this.worker.close();
    this.redis.disconnect();
  }
}

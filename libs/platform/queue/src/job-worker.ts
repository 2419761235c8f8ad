import { setTimeout as sleep } from 'node:timers/promises';
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

/** Longer than that, and the job under way is somebody else's to do again. */
const jobPatienceMs = 8000;
/** Without Redis no job can be finished or returned; it counts as stalled and comes back by itself. */
const awayPatienceMs = 1000;

/** What throws at once is a rejection too: a throw inside an event listener would end the process. */
const tell = async (work: () => Promise<void>): Promise<void> => work();

export class JobWorker<S extends z.ZodType> {
  private readonly redis: Redis;
  private readonly worker: Worker;
  private isOver = false;

  constructor({ name, data, redisUrl, concurrency, run, gaveUp }: JobWorkerOptions<S>) {
    // the worker waits for jobs on a copy, which ends by the same rule
    this.redis = connectRedis(redisUrl, { maxRetriesPerRequest: null }, () => this.isOver);
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

  /** Takes no new job and waits for the current one, but not for a Redis that is away. */
  async close(): Promise<void> {
    const patience = this.redis.status === 'ready' ? jobPatienceMs : awayPatienceMs;
    const late = sleep(patience, 'late', { ref: false });
    if ((await Promise.race([this.worker.close(), late])) === 'late') {
      log().warn({ queue: this.worker.name }, 'The worker stops without having said goodbye to Redis');
    }
    this.isOver = true;
    this.redis.disconnect();
  }
}

import { log } from '@groundwork/platform-observability';
import { endsWithin } from '@groundwork/platform-time';
import { type Job, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { connectRedis } from './redis.ts';

export interface JobWorkerOptions<S extends z.ZodType> {
  name: string;
  data: S;
  redisUrl: string;
  concurrency: number;
  lockMs?: number;
  returnAfterMs?: number;
  run: (data: z.output<S>, signal: AbortSignal) => Promise<void>;
  gaveUp: (data: z.output<S>, error: Error) => Promise<void>;
}

const returnPatienceMs = 1000;
/** Without Redis a job can neither finish nor return: it stalls and comes back by itself. */
const awayPatienceMs = 1000;

/** Turns a throw into a rejection: a throw inside an event listener would end the process. */
const tell = async (work: () => Promise<void>): Promise<void> => work();

/** The timer of a worker keeps the process alive while Redis is away. */
class LeavableWorker extends Worker {
  leave(): Promise<void> {
    return this.lockManager.close();
  }
}

export class JobWorker<S extends z.ZodType> {
  private readonly redis: Redis;
  private readonly worker: LeavableWorker;
  private readonly leaving = new AbortController();
  private isOver = false;

  constructor(private readonly options: JobWorkerOptions<S>) {
    const { name, data, redisUrl, concurrency, lockMs = 30_000, run, gaveUp } = options;
    const { signal } = this.leaving;
    this.redis = connectRedis(redisUrl, { maxRetriesPerRequest: null }, () => this.isOver);
    this.worker = new LeavableWorker(
      name,
      async (job, token) => this.work(job, token, () => run(data.parse(job.data), signal)),
      {
        connection: this.redis,
        concurrency,
        lockDuration: lockMs,
        stalledInterval: Math.ceil(lockMs / 3),
        maxStalledCount: 3,
      },
    );
    this.worker.on('error', (error) => {
      log().warn({ err: error, queue: name }, 'The queue cannot be reached');
    });
    this.worker.on('failed', (job, error) => {
      // Set once no attempt is left, also for a job that stalled too often.
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

  private async work(job: Job, token: string | undefined, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!this.leaving.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  async close(): Promise<void> {
    const { returnAfterMs = 8000 } = this.options;
    const closing = this.worker.close();
    const isLate = async (ms: number) => !(await endsWithin(ms, closing));
    let isLeft = await isLate(this.redis.status === 'ready' ? returnAfterMs : awayPatienceMs);
    if (isLeft) this.leaving.abort();
    if (isLeft && this.redis.status === 'ready') isLeft = await isLate(returnPatienceMs);
    if (isLeft) {
      log().warn({ queue: this.worker.name }, 'The worker stops without having said goodbye to Redis');
      await this.worker.leave();
    }
    this.isOver = true;
    this.redis.disconnect();
  }
}

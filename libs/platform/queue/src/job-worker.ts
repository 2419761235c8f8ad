import { log } from '@groundwork/platform-observability';
import { deadline, endsWithin } from '@groundwork/platform-time';
import { type Job, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { connectRedis } from './redis.ts';

export type AddTries = (tries: number) => Promise<number>;

export interface JobWorkerOptions<S extends z.ZodType> {
  name: string;
  data: S;
  redisUrl: string;
  concurrency: number;
  lockMs?: number;
  returnAfterMs?: number;
  run: (data: z.output<S>, signal: AbortSignal, addTries: AddTries) => Promise<void>;
  onGiveUp: (data: z.output<S>, error: Error) => Promise<void>;
}

const returnTimeoutMs = 1000;
/** Without Redis a job can neither finish nor return: it stalls and comes back by itself. */
const offlineTimeoutMs = 1000;
const triesTimeoutMs = 5000;

async function addTries(job: Job, tries: number): Promise<number> {
  const stored = typeof job.progress === 'number' ? job.progress : 0;
  const sum = Math.max(0, stored + tries);
  await deadline('The queue', triesTimeoutMs, job.updateProgress(sum));
  return sum;
}

const mostDeaths = 3;

/** Turns a throw into a rejection: a throw inside an event listener would end the process. */
const rejectOnThrow = async (work: () => Promise<void>): Promise<void> => work();

/** The timer of a worker keeps the process alive while Redis is away. */
class DetachableWorker extends Worker {
  detach(): Promise<void> {
    return this.lockManager.close();
  }
}

export class JobWorker<S extends z.ZodType> {
  private readonly redis: Redis;
  private readonly worker: DetachableWorker;
  private readonly abort = new AbortController();
  private isOver = false;

  constructor(private readonly options: JobWorkerOptions<S>) {
    const { name, data, redisUrl, concurrency, lockMs = 30_000, run, onGiveUp } = options;
    const { signal } = this.abort;
    this.redis = connectRedis(redisUrl, { maxRetriesPerRequest: null }, () => this.isOver);
    this.worker = new DetachableWorker(
      name,
      async (job, token) =>
        this.work(job, token, () => run(data.parse(job.data), signal, (tries) => addTries(job, tries))),
      {
        connection: this.redis,
        concurrency,
        lockDuration: lockMs,
        stalledInterval: Math.ceil(lockMs / 3),
        maxStalledCount: mostDeaths - 1,
      },
    );
    this.worker.on('error', (error) => {
      log().warn({ err: error, queue: name }, 'The queue cannot be reached');
    });
    this.worker.on('failed', (job, error) => {
      // Set once no attempt is left, also for a job that stalled too often.
      if (!job?.finishedOn) return;
      rejectOnThrow(() => onGiveUp(data.parse(job.data), error)).catch((fault: unknown) => {
        log().error({ err: fault, queue: name }, 'onGiveUp failed; the sweeper adds the job again');
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
      if (!this.abort.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  async close(): Promise<void> {
    const { returnAfterMs = 8000 } = this.options;
    const closing = this.worker.close();
    const isLate = async (ms: number) => !(await endsWithin(ms, closing));
    let isUnfinished = await isLate(this.redis.status === 'ready' ? returnAfterMs : offlineTimeoutMs);
    if (isUnfinished) this.abort.abort();
    if (isUnfinished && this.redis.status === 'ready') isUnfinished = await isLate(returnTimeoutMs);
    if (isUnfinished) {
      log().warn({ queue: this.worker.name }, 'The worker stops without closing its Redis connection');
      await this.worker.detach();
    }
    this.isOver = true;
    this.redis.disconnect();
  }
}

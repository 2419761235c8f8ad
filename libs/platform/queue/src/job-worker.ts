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
  /** So long after its worker's last sign of life a job is somebody else's. */
  lockMs?: number;
  /** Longer than that after being told to stop, and the job under way is returned: it is somebody else's to do again. */
  returnAfterMs?: number;
  /** Aborted when the worker has to go: what is then left undone is returned to the queue. */
  run: (data: z.output<S>, signal: AbortSignal) => Promise<void>;
  /** Called once no attempt is left. */
  gaveUp: (data: z.output<S>, error: Error) => Promise<void>;
}

const returnPatienceMs = 1000;
/** Without Redis no job can be finished or returned; it counts as stalled and comes back by itself. */
const awayPatienceMs = 1000;

/** What throws at once is a rejection too: a throw inside an event listener would end the process. */
const tell = async (work: () => Promise<void>): Promise<void> => work();

/** One that can be left although Redis never answers: its timer would keep the process alive. */
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
    // the worker waits for jobs on a copy, which ends by the same rule
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

  private async work(job: Job, token: string | undefined, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!this.leaving.signal.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  /** Takes no new job and waits for the current one, then returns it; but waits for no Redis that is away. */
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

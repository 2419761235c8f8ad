import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { configureLog } from '@groundwork/platform-observability';
import { createGate, eventually, testServers, TcpProxy } from '@groundwork/testing';
import { Queue, Worker } from 'bullmq';
import { z } from 'zod';
import { JobQueue } from './job-queue.ts';
import { JobWorker } from './job-worker.ts';

const data = z.object({ document: z.string(), pages: z.number().default(1) });
type Data = z.output<typeof data>;
type Run = (job: Data) => Promise<void>;
const closing: { close(): Promise<void> }[] = [];
const redisUrl = testServers().TEST_REDIS_URL;
const closedPort = 'redis://127.0.0.1:1';
const timing = { attempts: 3, delayMs: 1, timeoutMs: 5000 };

beforeAll(() => {
  configureLog('test', 'silent');
});
afterEach(async () => {
  for (const each of closing.splice(0).reverse()) await each.close();
});
afterAll(() => {
  configureLog('unnamed', 'warn');
});

function started<T extends { close(): Promise<void> }>(part: T): T {
  closing.push(part);
  return part;
}
const queueOf = (name: string, url = redisUrl) => started(new JobQueue(name, data, url, timing));

function workerOf(name: string, run: Run, url = redisUrl) {
  const failures: [Data, string][] = [];
  const worker = started(
    new JobWorker({
      name,
      data,
      redisUrl: url,
      concurrency: 4,
      run,
      onGiveUp: async (job, error) => {
        failures.push([job, error.message]);
        return Promise.resolve();
      },
    }),
  );
  return { worker, failures };
}
const ran = (list: unknown[], count = 1) =>
  eventually(
    () => Promise.resolve(list),
    (all) => all.length >= count,
  );

/** Takes the job, and never renews its lock. */
async function dieWithJob(name: string): Promise<void> {
  const taken = createGate();
  const dead = new Worker(
    name,
    () => {
      taken.open();
      return new Promise(() => undefined);
    },
    {
      connection: { url: redisUrl },
      lockDuration: 200,
      lockRenewTime: 600_000,
      stalledInterval: 100,
      maxStalledCount: 9,
    },
  );
  await taken.opened;
  await dead.close(true);
}

describe('a job', () => {
  it('fails when three workers died with it', async () => {
    const name = randomUUID();
    await queueOf(name).add('poison', { document: 'd' });
    for (let deaths = 0; deaths < 3; deaths += 1) await dieWithJob(name);
    const runs: Data[] = [];
    const failures: string[] = [];
    started(
      new JobWorker({
        name,
        data,
        redisUrl,
        concurrency: 1,
        lockMs: 300,
        run: async (job) => void runs.push(await Promise.resolve(job)),
        onGiveUp: async (_, error) => void failures.push(await Promise.resolve(error.message)),
      }),
    );
    await eventually(
      () => Promise.resolve(runs.length + failures.length),
      (count) => count > 0,
    );
    expect({ runs, failures }).toEqual({ runs: [], failures: [expect.stringContaining('stalled')] });
  });

  it('runs once, with its data parsed', async () => {
    const name = randomUUID();
    const runs: Data[] = [];
    const queue = queueOf(name);
    workerOf(name, async (job) => void runs.push(await Promise.resolve(job)));
    await queue.add('doc-1', { document: 'd1' });
    await queue.add('doc-2', { document: 'd2', pages: 3 });
    await ran(runs, 2);
    expect(runs).toEqual([
      { document: 'd1', pages: 1 },
      { document: 'd2', pages: 3 },
    ]);
    await eventually(
      () => queue.isLive('doc-1'),
      (live) => !live,
    );
  });

  it('exists once per id, and is live until it ends', async () => {
    const name = randomUUID();
    const runs: Data[] = [];
    const queue = queueOf(name);
    await Promise.all([1, 2, 3].map(() => queue.add('same', { document: 'd' })));
    expect(await queue.isLive('same')).toBe(true);
    expect(await queue.isLive('other')).toBe(false);
    workerOf(name, async (job) => void runs.push(await Promise.resolve(job)));
    await queue.add('last', { document: 'last' });
    await eventually(
      () => Promise.resolve(runs),
      (all) => all.some(({ document }) => document === 'last'),
    );
    await eventually(
      () => queue.isLive('same'),
      (live) => !live,
    );
    expect(runs.map(({ document }) => document).sort()).toEqual(['d', 'last']);
  });

  it('runs again after a failure', async () => {
    const name = randomUUID();
    const runs: Data[] = [];
    const { failures } = workerOf(name, async (job) => {
      runs.push(await Promise.resolve(job));
      if (runs.length < 3) throw new Error('not yet');
    });
    const queue = queueOf(name);
    await queue.add('doc-1', { document: 'd' });
    await ran(runs, 3);
    await eventually(
      () => queue.isLive('doc-1'),
      (live) => !live,
    );
    expect(runs).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  it('calls onGiveUp once, after its last attempt', async () => {
    const name = randomUUID();
    const runs: Data[] = [];
    const { failures } = workerOf(name, async (job) => {
      runs.push(await Promise.resolve(job));
      throw new Error(`attempt ${runs.length}`);
    });
    const queue = queueOf(name);
    await queue.add('doc-1', { document: 'd' });
    await ran(failures);
    await eventually(
      () => queue.isLive('doc-1'),
      (live) => !live,
    );
    expect(runs).toHaveLength(3);
    expect(failures).toEqual([[{ document: 'd', pages: 1 }, 'attempt 3']]);
  });

  it('does not run with invalid data, and does not harm another job', async () => {
    const name = randomUUID();
    const runs: Data[] = [];
    const raw = started(new Queue(name, { connection: { url: redisUrl } }));
    const { failures } = workerOf(name, async (job) => void runs.push(await Promise.resolve(job)));
    await raw.add('run', { nonsense: true }, { jobId: 'bad' });
    await eventually(
      () => raw.getJobCounts('failed'),
      (counts) => counts['failed'] === 1,
    );
    await queueOf(name).add('good', { document: 'd' });
    await ran(runs);
    expect(runs).toEqual([{ document: 'd', pages: 1 }]);
    expect(failures).toEqual([]);
    await raw.obliterate({ force: true });
  });

  it('cannot be added with invalid data', async () => {
    const wrong = { document: 7 } as unknown as { document: string };
    await expect(queueOf(randomUUID()).add('doc-1', wrong)).rejects.toThrow(z.ZodError);
  });

  it('ends before its worker closes', async () => {
    const name = randomUUID();
    const steps: string[] = [];
    const { worker } = workerOf(name, async () => {
      steps.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 100));
      steps.push('finished');
    });
    await queueOf(name).add('doc-1', { document: 'd' });
    await ran(steps);
    await worker.close();
    expect(steps).toEqual(['begun', 'finished']);
  });
});

describe('while Redis is away', () => {
  it('add and isLive fail as unavailable instead of waiting', async () => {
    const queue = queueOf(randomUUID(), closedPort);
    const away = { kind: 'unavailable' };
    await expect(queue.add('doc-1', { document: 'd' })).rejects.toMatchObject(away);
    await expect(queue.isLive('doc-1')).rejects.toMatchObject(away);
    await expect(queue.check()).rejects.toMatchObject(away);
  });

  it('a worker waits, and works when Redis is back', async () => {
    const way = started(await TcpProxy.to(redisUrl));
    way.cut();
    const name = randomUUID();
    const runs: Data[] = [];
    const { worker } = workerOf(name, async (job) => void runs.push(await Promise.resolve(job)), way.url);
    await queueOf(name).add('doc-1', { document: 'd' });
    expect(runs).toEqual([]);
    way.open();
    await ran(runs);
    await worker.close();
    expect(runs).toEqual([{ document: 'd', pages: 1 }]);
  });

  // Without a limit neither of the two would return before Redis does.
  it('a worker that worked before closes', async () => {
    const way = started(await TcpProxy.to(redisUrl));
    const name = randomUUID();
    const runs: Data[] = [];
    const { worker } = workerOf(name, async (job) => void runs.push(await Promise.resolve(job)), way.url);
    await queueOf(name).add('doc-1', { document: 'd' });
    await ran(runs);
    way.cut();
    await expect(worker.close()).resolves.toBeUndefined();
  });

  it('a worker that never reached Redis closes', async () => {
    const { worker } = workerOf(randomUUID(), () => Promise.resolve(), closedPort);
    await expect(worker.close()).resolves.toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { configureLog } from '@groundwork/platform-observability';
import { eventually, testServers } from '@groundwork/testing';
import { z } from 'zod';
import { JobQueue } from './job-queue.ts';
import { JobWorker } from './job-worker.ts';
import { QueueControl } from './queue-control.ts';

const redisUrl = testServers().TEST_REDIS_URL;
const data = z.object({ document: z.string() });
const closing: { close(): Promise<void> }[] = [];

beforeAll(() => {
  configureLog('test', 'silent');
});
afterEach(async () => {
  for (const each of closing.splice(0).reverse()) await each.close();
});

function started<T extends { close(): Promise<void> }>(part: T): T {
  closing.push(part);
  return part;
}

const anHour = { attempts: 2, delayMs: 3_600_000, timeoutMs: 5000 };

function queueOf(name: string) {
  const queue = started(new JobQueue(name, data, redisUrl, anHour));
  return { queue, control: started(new QueueControl([name], redisUrl)) };
}

function workerOf(name: string, run: (document: string) => Promise<void>): void {
  started(
    new JobWorker({
      name,
      data,
      redisUrl,
      concurrency: 1,
      onGiveUp: () => Promise.resolve(),
      run: ({ document }) => run(document),
    }),
  );
}

describe('an operator', () => {
  it('lists waiting jobs in the order in which they run', async () => {
    const { queue, control } = queueOf(randomUUID());
    await queue.add('late', { document: 'a' }, { priority: 9 });
    await queue.add('early', { document: 'b' }, { priority: 2 });
    expect(await control.list(10)).toMatchObject([
      { id: 'early', state: 'waiting', data: { document: 'b' }, failures: 0 },
      { id: 'late', state: 'waiting' },
    ]);
    expect(await control.list(1)).toHaveLength(1);
    expect(await control.counts()).toEqual({ active: 0, waiting: 2, delayed: 0 });
  });

  it('pauses and resumes waiting jobs', async () => {
    const name = randomUUID();
    const { queue, control } = queueOf(name);
    await control.pause();
    const ran: string[] = [];
    workerOf(name, async (document) => void ran.push(await Promise.resolve(document)));
    await queue.add('one', { document: 'a' });
    expect(await control.isPaused()).toBe(true);
    expect(await control.counts()).toEqual({ active: 0, waiting: 1, delayed: 0 });
    expect(ran).toEqual([]);
    await control.resume();
    await eventually(
      () => Promise.resolve(ran),
      (all) => all.length === 1,
    );
    expect(await control.isPaused()).toBe(false);
  });

  it('retries a delayed job at once, and sees its last failure', async () => {
    const name = randomUUID();
    const { queue, control } = queueOf(name);
    const ran: string[] = [];
    workerOf(name, async (document) => {
      ran.push(await Promise.resolve(document));
      if (ran.length === 1) throw new Error('storage is away');
    });
    await queue.add('one', { document: 'a' });
    const isDelayed = (counts: { delayed: number }) => counts.delayed === 1;
    await eventually(() => control.counts(), isDelayed);
    expect(await control.list(5)).toMatchObject([
      { state: 'delayed', failures: 1, lastFailure: 'storage is away' },
    ]);
    expect(await control.retryNow('another')).toBe(false);
    expect(await control.retryNow('one')).toBe(true);
    await eventually(
      () => Promise.resolve(ran),
      (all) => all.length === 2,
    );
  });
});

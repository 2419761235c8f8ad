import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { configureLog, metrics } from '@groundwork/platform-observability';
import { testServers } from '@groundwork/testing';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { JobQueue } from './job-queue.ts';

const redisUrl = testServers().TEST_REDIS_URL;
const name = randomUUID();
configureLog('test', 'silent');
const timing = { attempts: 1, delayMs: 1, timeoutMs: 10_000 };
const queue = new JobQueue(name, z.object({}), redisUrl, timing);
const redis = new Redis(redisUrl);

afterAll(async () => {
  await queue.close();
  redis.disconnect();
  configureLog('unnamed', 'warn');
});

async function readDepth(): Promise<Record<string, string>> {
  const lines = (await metrics.metrics()).split('\n').filter((line) => line.includes(`queue="${name}"`));
  return Object.fromEntries(
    lines.map((line) => [/state="(\w+)"/.exec(line)?.[1] ?? '', line.split(' ').at(-1) ?? '']),
  );
}

describe('the depth of a queue', () => {
  it('counts jobs by state, with and without a priority', async () => {
    await queue.add('plain', {});
    await queue.add('first', {}, { priority: 1 });
    await queue.add('second', {}, { priority: 2 });
    expect(await readDepth()).toEqual({ waiting: '1', prioritized: '2', active: '0', delayed: '0' });
  });

  it('equals the length of the keys that an autoscaler reads in Redis', async () => {
    expect(await redis.llen(`bull:${name}:wait`)).toBe(1);
    expect(await redis.zcard(`bull:${name}:prioritized`)).toBe(2);
  });

  it('is absent while Redis does not answer', async () => {
    const away = new JobQueue('away', z.object({}), 'redis://127.0.0.1:1', { ...timing, timeoutMs: 50 });
    expect(await metrics.metrics()).not.toContain('queue="away"');
    await away.close();
  });
});

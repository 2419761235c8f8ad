import { describe, expect, it, jest } from '@jest/globals';
import { metrics } from './service-metrics.ts';
import { Readiness } from './readiness.ts';

const fine = () => Promise.resolve();

describe('Readiness', () => {
  it('is ready without any part', async () => {
    expect(await new Readiness().report()).toEqual({ ready: true, parts: {} });
  });

  it('lists every part, and is ready only when all parts are ready', async () => {
    const readiness = new Readiness();
    readiness.add('database', fine);
    readiness.add('nats', fine);
    expect(await readiness.report()).toEqual({ ready: true, parts: { database: 'ok', nats: 'ok' } });
    readiness.add('queue', () => Promise.reject(new Error('Redis does not answer')));
    expect(await readiness.report()).toEqual({
      ready: false,
      parts: { database: 'ok', nats: 'ok', queue: 'Redis does not answer' },
    });
  });

  it('recovers with its part', async () => {
    const readiness = new Readiness();
    let away = true;
    readiness.add('nats', () => (away ? Promise.reject(new Error('away')) : fine()));
    expect((await readiness.report()).ready).toBe(false);
    away = false;
    expect((await readiness.report()).ready).toBe(true);
  });

  it('does not wait for a part that never replies', async () => {
    const readiness = new Readiness();
    readiness.add('database', () => new Promise<void>(() => undefined));
    readiness.add('nats', fine);
    const { ready, parts } = await readiness.report();
    expect(ready).toBe(false);
    expect(parts).toEqual({ database: expect.stringMatching(/^no answer within \d+ ms$/), nats: 'ok' });
  });

  it('survives a check that throws at once, or throws no error', async () => {
    const readiness = new Readiness();
    readiness.add('throws', () => {
      throw new Error('at once');
    });
    readiness.add('odd', () => Promise.reject(Object.assign(Object.create(null) as Error, { odd: true })));
    expect(await readiness.report()).toEqual({ ready: false, parts: { throws: 'at once', odd: 'away' } });
  });

  it('exposes each part, and the age of its last success grows while it is away', async () => {
    jest.useFakeTimers();
    const readiness = new Readiness();
    let away = false;
    readiness.add('tank', () => (away ? Promise.reject(new Error('away')) : fine()));
    const read = async (name: string) => {
      const values = (await metrics.getSingleMetric(name)?.get())?.values ?? [];
      return values.find(({ labels }) => labels['part'] === 'tank')?.value;
    };
    await readiness.report();
    expect(await read('groundwork_part_ready')).toBe(1);
    away = true;
    jest.advanceTimersByTime(20_000);
    await readiness.report();
    expect(await read('groundwork_part_ready')).toBe(0);
    expect(await read('groundwork_success_age_seconds')).toBe(20);
    away = false;
    await readiness.report();
    expect(await read('groundwork_part_ready')).toBe(1);
    expect(await read('groundwork_success_age_seconds')).toBe(0);
    jest.useRealTimers();
  });

  it('is not ready while the process stops, even if all parts are ready', async () => {
    const readiness = new Readiness();
    readiness.add('database', fine);
    readiness.stop();
    expect(await readiness.report()).toEqual({
      ready: false,
      parts: { database: 'ok', process: 'stopping' },
    });
  });
});

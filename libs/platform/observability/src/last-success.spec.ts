import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { expectSuccess } from './last-success.ts';
import { metrics } from './service-metrics.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function valueOf(name: string, part: string): Promise<number | undefined> {
  const metric = await metrics.getSingleMetric(name)?.get();
  return metric?.values.find(({ labels }) => labels['part'] === part)?.value;
}

const read = async (part: string) => ({
  age: await valueOf('groundwork_success_age_seconds', part),
  overdue: await valueOf('groundwork_success_overdue_seconds', part),
});

describe('the age of the last success', () => {
  it('grows from the registration until the first success', async () => {
    expectSuccess('pump');
    jest.advanceTimersByTime(4000);
    expect(await read('pump')).toEqual({ age: 4, overdue: 4 });
  });

  it('starts again with each success', async () => {
    const recordSuccess = expectSuccess('pump');
    jest.advanceTimersByTime(4000);
    recordSuccess();
    jest.advanceTimersByTime(1500);
    expect(await read('pump')).toEqual({ age: 1.5, overdue: 1.5 });
  });

  it('is overdue only after the interval of the part', async () => {
    expectSuccess('sweep', 60_000);
    jest.advanceTimersByTime(45_000);
    expect(await read('sweep')).toEqual({ age: 45, overdue: 0 });
    jest.advanceTimersByTime(45_000);
    expect(await read('sweep')).toEqual({ age: 90, overdue: 30 });
  });
});

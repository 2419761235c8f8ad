import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pollUntilStopped } from './poll-until-stopped.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('the poll sends a request every ten seconds, also after a failure, until it is stopped', () => {
  let requests = 0;
  const stop = pollUntilStopped(() => {
    requests += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  jest.advanceTimersByTime(9999);
  expect(requests).toBe(0);
  jest.advanceTimersByTime(1);
  expect(requests).toBe(1);
  jest.advanceTimersByTime(10_000);
  expect(requests).toBe(2);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(requests).toBe(2);
});

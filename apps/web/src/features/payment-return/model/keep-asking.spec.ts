import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepAsking } from './keep-asking.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('the server is asked after ten seconds, again when it did not answer, and no more once that is known', () => {
  let asked = 0;
  const stop = keepAsking(() => {
    asked += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  jest.advanceTimersByTime(9999);
  expect(asked).toBe(0);
  jest.advanceTimersByTime(1);
  expect(asked).toBe(1);
  jest.advanceTimersByTime(10_000);
  expect(asked).toBe(2);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(asked).toBe(2);
});

import { describe, expect, it } from '@jest/globals';
import { httpError } from './http-error.ts';
import { queryRetryDelay, userRetryDelay } from './retry-policy.ts';

describe('the retry policy', () => {
  it('retries a query three times, each time later', () => {
    const delays = [0, 1, 2, 3].map((retries) => queryRetryDelay(httpError(500, '', null), retries));
    expect(delays).toEqual([800, 1600, 3200, null]);
  });

  it('never retries a query after a 401', () => {
    expect(queryRetryDelay(httpError(401, '', null), 0)).toBeNull();
  });

  it('waits for the Retry-After, at most 30 seconds', () => {
    expect(queryRetryDelay(httpError(503, '', '5'), 0)).toBe(5000);
    expect(queryRetryDelay(httpError(503, '', '86400'), 0)).toBe(30_000);
  });

  it('retries the current user after 0.3, 1 and 3 seconds without the network or a service', () => {
    const gone = [0, 1, 2, 3].map((retries) => userRetryDelay(new TypeError('Failed to fetch'), retries));
    expect(gone).toEqual([300, 1000, 3000, null]);
    const passing = [429, 502, 503, 504].map((status) => userRetryDelay(httpError(status, '', null), 0));
    expect(passing).toEqual([300, 300, 300, 300]);
  });

  it('retries the current user after the wait that a rate limit states, at most 30 seconds', () => {
    expect(userRetryDelay(httpError(429, '', '7'), 0)).toBe(7000);
    expect(userRetryDelay(httpError(429, '', '2'), 2)).toBe(3000);
    expect(userRetryDelay(httpError(429, '', '600'), 1)).toBe(30_000);
    expect(userRetryDelay(httpError(503, '', '7'), 0)).toBe(300);
  });

  it('does not retry the current user after another response', () => {
    expect([401, 403, 404, 500].map((status) => userRetryDelay(httpError(status, '', null), 0))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

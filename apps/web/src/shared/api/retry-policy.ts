import { HttpError } from './http-error.ts';

const queryRetries = 3;
const firstDelay = 800;

const longestWait = 30_000;

function afterRequestedWait(error: unknown, backoff: number): number {
  const requestedSeconds = error instanceof HttpError ? error.retryAfterSeconds : null;
  return Math.max(backoff, Math.min((requestedSeconds ?? 0) * 1000, longestWait));
}

export function queryRetryDelay(error: unknown, retries: number): number | null {
  if (retries >= queryRetries) return null;
  if (error instanceof Error && error.message.includes('401')) return null;
  return afterRequestedWait(error, firstDelay * 2 ** retries);
}

const userRetryDelays = [300, 1000, 3000] as const;
const transientStatuses: readonly number[] = [429, 502, 503, 504];

/** No response, a missing service or a rate limit: the session can still be valid. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof HttpError) || transientStatuses.includes(error.status);
}

/** The restart of a service must not end a session. */
export function userRetryDelay(error: unknown, retries: number): number | null {
  const delay = userRetryDelays[retries];
  if (delay === undefined || !isTransient(error)) return null;
  const isLimit = error instanceof HttpError && error.status === 429;
  return isLimit ? afterRequestedWait(error, delay) : delay;
}

export async function retryTransient<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown>,
  retries = 0,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const delay = userRetryDelay(error, retries);
    if (delay === null) throw error;
    await wait(delay);
    return retryTransient(attempt, wait, retries + 1);
  }
}

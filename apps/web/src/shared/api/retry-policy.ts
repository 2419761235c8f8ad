import { HttpError } from './http-error.ts';

const queryRetries = 3;
const firstDelay = 800;

export function queryRetryDelay(error: unknown, retries: number): number | null {
  if (retries >= queryRetries) return null;
  if (error instanceof Error && error.message.includes('401')) return null;
  const requestedSeconds = error instanceof HttpError ? error.retryAfterSeconds : null;
  const backoff = firstDelay * 2 ** retries;
  return requestedSeconds === null ? backoff : Math.max(backoff, Math.min(requestedSeconds * 1000, 30_000));
}

const userRetryDelays = [300, 1000, 3000] as const;
const transientStatuses: readonly number[] = [429, 502, 503, 504];

/** No response, a missing service or a rate limit: the session can still be valid. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof HttpError) || transientStatuses.includes(error.status);
}

/** The restart of a service must not end a session. */
export function userRetryDelay(error: unknown, retries: number): number | null {
  return isTransient(error) ? (userRetryDelays[retries] ?? null) : null;
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

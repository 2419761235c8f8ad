import { HttpError } from './http-error.ts';

const queryRetries = 3;
const firstDelay = 800;

/** Up to three more tries of a query, never after a 401. `retries` is how many were made already. */
export function queryRetryDelay(error: unknown, retries: number): number | null {
  if (retries >= queryRetries) return null;
  if (error instanceof Error && error.message.includes('401')) return null;
  const asked = error instanceof HttpError ? error.retryAfterSeconds : null;
  const own = firstDelay * 2 ** retries;
  return asked === null ? own : Math.max(own, Math.min(asked * 1000, 30_000));
}

const userRetryDelays = [300, 1000, 3000] as const;
const passingStatuses: readonly number[] = [429, 502, 503, 504];

/** Nobody answered, a service is away or asked too often: it says nothing about the session. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof HttpError) || passingStatuses.includes(error.status);
}

/** A restarting service must sign nobody out: wait and ask again before believing the failure. */
export function userRetryDelay(error: unknown, retries: number): number | null {
  return isTransient(error) ? (userRetryDelays[retries] ?? null) : null;
}

/** Makes a call that a restarting service must not fail: up to three more tries. */
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

import { HttpError } from '#shared/api/http-error.ts';
import { isTransient } from '#shared/api/retry-policy.ts';
import { isProfileChanged } from '#shared/profile/profile-changed.ts';

const firstDelay = 1000;
const longestDelay = 15_000;

/** Waits the seconds that the server names, and longer after each failure. */
export function sendDelay(error: unknown, failures: number): number | null {
  if (!isTransient(error) && !isProfileChanged(error)) return null;
  const seconds = error instanceof HttpError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(seconds * 1000, Math.min(firstDelay * 2 ** failures, longestDelay));
}

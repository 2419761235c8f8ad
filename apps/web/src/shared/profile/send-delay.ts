import { HttpError } from '../api/http-error.ts';
import { isTransient } from '../api/retry-policy.ts';
import { isProfileChanged } from './profile-changed.ts';

const firstDelay = 1000;
const longestDelay = 15_000;

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** Waits the seconds that the server names, and longer after each failure. The page after the next sign-in sends the rest. */
export function sendDelay(error: unknown, failures: number): number | null {
  if (isSignedOut(error)) return longestDelay;
  if (!isTransient(error) && !isProfileChanged(error)) return null;
  const seconds = error instanceof HttpError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(seconds * 1000, Math.min(firstDelay * 2 ** failures, longestDelay));
}

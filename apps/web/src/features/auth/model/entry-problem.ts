import { HttpError } from '#shared/api/http-error.ts';
import { formatWait } from '#shared/formatting/format.ts';
import type { FormProblem } from '#shared/forms/use-submit.ts';

export interface EntryWords {
  /** The status that means: these data do not let you in. */
  readonly refusedStatus: number;
  readonly refused: string;
  readonly failed: string;
}

export const loginWords: EntryWords = {
  refusedStatus: 401,
  refused: 'Login failed - please check your credentials',
  failed: 'Login error - please try again',
};

export const signupWords: EntryWords = {
  refusedStatus: 409,
  refused: 'Signup failed - email may already be in use',
  failed: 'Signup error - please try again',
};

const alerting = (alert: string): FormProblem => ({ alert, fields: {} });

function invalidInput(words: EntryWords, { details, serverMessage }: HttpError): FormProblem {
  if (details.length === 0) return alerting(serverMessage ?? words.failed);
  return { alert: null, fields: Object.fromEntries(details.map(({ field, message }) => [field, message])) };
}

/** What a failed login or signup shows, and where. */
export function entryProblem(words: EntryWords, error: unknown): FormProblem {
  if (!(error instanceof HttpError)) return alerting(words.failed);
  if (error.code === 'WRONG_CODE')
    return { alert: null, fields: { otp: error.serverMessage ?? words.refused } };
  if (error.status === words.refusedStatus) return alerting(words.refused);
  if (error.status === 400) return invalidInput(words, error);
  if (error.status === 429 && error.retryAfterSeconds !== null) {
    return alerting(`${words.failed} in ${formatWait(error.retryAfterSeconds)}`);
  }
  return alerting(words.failed);
}

/** The password is right and a second step is missing: no failure, but the next question. */
export function asksForCode(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'MFA_REQUIRED';
}

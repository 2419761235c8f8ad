import { fill } from '@groundwork/wording';
import { HttpError } from '#shared/api/http-error.ts';
import { formatWait } from '#shared/formatting/format.ts';
import type { FormProblem } from '#shared/forms/use-submit.ts';
import { specifiedWords, words } from '../auth.wording.ts';

export interface EntryProblems {
  readonly rejectedStatus: number;
  readonly rejected: string;
  readonly failed: string;
}

export const loginProblems: EntryProblems = { rejectedStatus: 401, ...specifiedWords.login };
export const signupProblems: EntryProblems = { rejectedStatus: 409, ...specifiedWords.signup };

const toAlert = (alert: string): FormProblem => ({ alert, fields: {} });

function invalidInput(problems: EntryProblems, { details, serverMessage }: HttpError): FormProblem {
  if (details.length === 0) return toAlert(serverMessage ?? problems.failed);
  return { alert: null, fields: Object.fromEntries(details.map(({ field, message }) => [field, message])) };
}

export function entryProblem(problems: EntryProblems, error: unknown): FormProblem {
  if (!(error instanceof HttpError)) return toAlert(problems.failed);
  if (error.code === 'WRONG_CODE')
    return { alert: null, fields: { otp: error.serverMessage ?? problems.rejected } };
  if (error.status === problems.rejectedStatus) return toAlert(problems.rejected);
  if (error.status === 400) return invalidInput(problems, error);
  if (error.status === 429 && error.retryAfterSeconds !== null) {
    return toAlert(fill(words.wait, { problem: problems.failed, time: formatWait(error.retryAfterSeconds) }));
  }
  return toAlert(problems.failed);
}

/** The password is correct. The server needs the code of the second step, too. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'MFA_REQUIRED';
}

import { HttpError } from '../api/http-error.ts';
import type { FormProblem } from './use-submit.ts';

/** The server's sentence at the field it names, else above the form. */
export function formProblem(error: unknown): FormProblem {
  const { details = [], serverMessage = null } = error instanceof HttpError ? error : {};
  if (details.length === 0)
    return { alert: serverMessage ?? 'That did not work. Please try again.', fields: {} };
  return { alert: null, fields: Object.fromEntries(details.map(({ field, message }) => [field, message])) };
}

import { HttpError } from '../api/http-error.ts';
import { words } from './forms.wording.ts';
import type { FormProblem } from './use-submit.ts';

export function formProblem(error: unknown): FormProblem {
  const { details = [], serverMessage = null } = error instanceof HttpError ? error : {};
  if (details.length === 0) return { alert: serverMessage ?? words.problem.noAnswer, fields: {} };
  return { alert: null, fields: Object.fromEntries(details.map(({ field, message }) => [field, message])) };
}

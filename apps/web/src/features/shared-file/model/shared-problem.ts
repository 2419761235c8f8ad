import { HttpError } from '#shared/api/http-error.ts';
import { words } from '../shared-file.wording.ts';

/** The sentence of a field, or of the server. */
export function sharedProblem(error: unknown): string {
  if (!(error instanceof HttpError)) return words.failed;
  const field = error.code === 'INVALID_INPUT' ? error.details[0]?.message : undefined;
  return field ?? error.serverMessage ?? words.failed;
}

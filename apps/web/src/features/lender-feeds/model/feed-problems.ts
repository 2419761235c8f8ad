import { HttpError } from '#shared/api/http-error.ts';

type Problems = Readonly<Record<string, string>>;

/** The message of each field. Another failure stands beside the address. */
export function feedProblems(error: unknown, fallback: string): Problems {
  if (!(error instanceof HttpError)) return { url: fallback };
  if (error.details.length === 0) return { url: error.serverMessage ?? fallback };
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}

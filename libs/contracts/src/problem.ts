import { z } from 'zod';

/** What went wrong, in terms a client can act on. Each kind has exactly one HTTP status (platform/errors). */
export const problemKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-type',
  'limit',
  'unavailable',
  'unexpected',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const problemDetail = z.object({ field: z.string(), message: z.string() });
export type ProblemDetail = z.infer<typeof problemDetail>;

/** The body of every error answer. */
export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.array(problemDetail).optional(),
  incidentId: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

/** How a problem travels between services. */
export const problem = problemBody.extend({
  kind: z.enum(problemKinds),
  retryAfterSeconds: z.number().optional(),
});
export type Problem = z.infer<typeof problem>;

import { z } from 'zod';
import { figure } from './figures.ts';

/** Each kind has exactly one HTTP status (platform/errors). */
export const problemKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-type',
  'out-of-range',
  'limit',
  'unavailable',
  'unexpected',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export interface CodeMeaning {
  kind: ProblemKind;
  description: string;
}

export const problemDetail = z.object({ field: z.string(), message: z.string() });
export type ProblemDetail = z.infer<typeof problemDetail>;

export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.array(problemDetail).optional(),
  incidentId: z.string().optional(),
  figure: figure.optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

export const problem = problemBody.extend({
  kind: z.enum(problemKinds),
  retryAfterSeconds: z.number().optional(),
});
export type Problem = z.infer<typeof problem>;

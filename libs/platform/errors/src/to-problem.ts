import { randomUUID } from 'node:crypto';
import { isNativeError } from 'node:util/types';
import type { Problem, ProblemKind } from '@groundwork/contracts';
import { z } from 'zod';
import { DomainError, partUnavailable } from './domain-error.ts';
import { problems } from './errors.wording.ts';
import { invalidFromZod } from './parse-input.ts';

export const httpStatusOf: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'out-of-range': 416,
  limit: 429,
  unexpected: 500,
  unavailable: 503,
};

/** The network, PostgreSQL (classes 08, 53, 57P) and drivers: a retry may succeed. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P\d{2})$/;
const fullCodes = /^(ENOSPC|EDQUOT|XMinioStorageFull|SlowDown\w{0,5}|ServiceUnavailable)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** An error may be its own cause. */
const maxDepth = 8;

function codesOf(error: unknown, depth = 0): string[] {
  if (!isNativeError(error) || depth > maxDepth) return [];
  const codes = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [error.cause];
  return [...codes, ...inner.flatMap((each) => codesOf(each, depth + 1))];
}

export function isDependencyAway(error: unknown): boolean {
  if (codesOf(error).some((code) => awayCodes.test(code) || fullCodes.test(code))) return true;
  return isNativeError(error) && awayMessages.test(error.message);
}

export function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof z.ZodError) return invalidFromZod(error);
  if (isDependencyAway(error)) return partUnavailable(error);
  return undefined;
}

export function toProblem(error: unknown, report: (incidentId: string, error: unknown) => void): Problem {
  const domainError = asDomainError(error);
  if (!domainError) {
    const incidentId = randomUUID();
    report(incidentId, error);
    return { kind: 'unexpected', code: 'UNEXPECTED', message: problems.unexpected, incidentId };
  }
  return {
    kind: domainError.kind,
    code: domainError.code,
    message: domainError.message,
    ...(domainError.details && { details: domainError.details }),
    ...(domainError.retryAfterSeconds !== undefined && { retryAfterSeconds: domainError.retryAfterSeconds }),
    ...(domainError.incidentId && { incidentId: domainError.incidentId }),
    ...(domainError.figure && { figure: domainError.figure }),
  };
}

export function fromProblem(problem: Problem): DomainError {
  return new DomainError(problem.kind, problem.code, problem.message, {
    ...(problem.details && { details: problem.details }),
    ...(problem.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.retryAfterSeconds }),
    ...(problem.incidentId && { incidentId: problem.incidentId }),
  });
}

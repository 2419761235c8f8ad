import { QueryFailedError } from 'typeorm';

const uniqueViolation = '23505';

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
}

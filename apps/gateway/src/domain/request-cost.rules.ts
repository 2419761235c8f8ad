import type { RouteContract } from '@groundwork/contracts';

const passwordLimits: readonly unknown[] = ['TOO_MANY_SIGN_INS', 'TOO_MANY_SIGN_UPS', 'TOO_MANY_LINKS'];

const hasFile: readonly unknown[] = ['multipart/form-data', 'application/octet-stream'];

export function costOf({ produces, consumes, largeBody, errors = [] }: RouteContract): number {
  if (produces === 'text/event-stream') return 0;
  const isCostly = hasFile.includes(consumes) || largeBody || errors.some(isPasswordLimit);
  return isCostly ? 2 : 1;
}

const isPasswordLimit = (error: unknown) => passwordLimits.includes(error);

import { mostBodyBytes, type RouteContract } from '@groundwork/contracts';

const passwordLimits: readonly unknown[] = ['TOO_MANY_SIGN_INS', 'TOO_MANY_SIGN_UPS', 'TOO_MANY_LINKS'];

const hasFile: readonly unknown[] = ['multipart/form-data', 'application/octet-stream'];

const largeBody = 1024 * 1024;

export function costOf(route: RouteContract): number {
  const { produces, consumes, errors = [] } = route;
  if (produces === 'text/event-stream') return 0;
  const isLarge = mostBodyBytes(route) >= largeBody;
  const isCostly = hasFile.includes(consumes) || isLarge || errors.some(isPasswordLimit);
  return isCostly ? 2 : 1;
}

const isPasswordLimit = (error: unknown) => passwordLimits.includes(error);

/** Passwords have turns in identity, and an upload takes its turn once its file is stored. */
export const takesTurn = ({ produces, consumes, errors = [] }: RouteContract): boolean =>
  produces !== 'text/event-stream' && !hasFile.includes(consumes) && !errors.some(isPasswordLimit);

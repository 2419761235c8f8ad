import { packageLimits } from '@groundwork/contracts';
import { wrongExpiry } from '../sharing.errors.ts';

const dayMs = 86_400_000;
/** A clock of a browser can be a minute ahead. */
const toleranceMs = 60_000;

export function expiryOf(wanted: string | undefined, now: Date): Date {
  if (wanted === undefined) return new Date(now.getTime() + packageLimits.usualLinkDays * dayMs);
  const expiry = new Date(wanted);
  const aheadMs = expiry.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > packageLimits.linkDays * dayMs + toleranceMs) throw wrongExpiry();
  return expiry;
}

import { peopleLimits } from '@groundwork/contracts';
import { impossibleEnd } from '../identity.errors.ts';

interface Ending {
  endedAt: Date | null;
  expiresAt: Date | null;
}

export function grantStateAt({ endedAt, expiresAt }: Ending, now: Date): 'active' | 'expired' | 'ended' {
  if (endedAt) return 'ended';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

const hourMs = 3_600_000;
const { least, most } = peopleLimits.grantHours;

export function endOfGrant(until: string | null | undefined, now: Date): Date | null {
  if (until === null || until === undefined) return null;
  const end = new Date(until);
  const hours = (end.getTime() - now.getTime()) / hourMs;
  if (hours < least || hours > most) throw impossibleEnd();
  return end;
}

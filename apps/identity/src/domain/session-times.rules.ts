const hourMs = 3_600_000;
const longestMs = 7 * 24 * hourMs;

export interface SessionAge {
  isBound: boolean;
  createdAt: Date;
  renewedAt: Date | null;
}

export class SessionTimes {
  private readonly idleMs: number;
  private readonly renewalMs: number;

  constructor({ idleHours, renewalHours }: { idleHours: number; renewalHours: number }) {
    this.idleMs = idleHours * hourMs;
    this.renewalMs = renewalHours * hourMs;
  }

  expiryOf({ isBound, createdAt }: Pick<SessionAge, 'isBound' | 'createdAt'>, usedAt: Date): Date {
    const latest = createdAt.getTime() + longestMs;
    return new Date(isBound ? Math.min(latest, usedAt.getTime() + this.idleMs) : latest);
  }

  isRenewalDue({ isBound, createdAt, renewedAt }: SessionAge, now: Date): boolean {
    return isBound && now.getTime() - (renewedAt ?? createdAt).getTime() >= this.renewalMs;
  }
}

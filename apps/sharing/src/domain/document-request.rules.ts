import { documentRequestLimits } from '@groundwork/contracts';
import { wrongRequestDay } from '../sharing.errors.ts';

const dayMs = 86_400_000;
const daysAfterDue = 30;
const daysWithoutDue = 90;
const arrivingMs = 2 * 60_000;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

export function expiryOfRequest(dueOn: string | null, now: Date): Date {
  if (dueOn === null) return new Date(now.getTime() + daysWithoutDue * dayMs);
  return new Date(Date.parse(dueOn) + (daysAfterDue + 1) * dayMs);
}

export function checkRequestDay(dueOn: string | null, today: string): void {
  if (dueOn === null) return;
  const aheadDays = (Date.parse(dueOn) - Date.parse(today)) / dayMs;
  if (aheadDays < 0 || aheadDays > documentRequestLimits.dueDays) throw wrongRequestDay();
}

export const isRemindedToday = ({ lastReminderAt }: { lastReminderAt: Date | null }, now: Date): boolean =>
  lastReminderAt !== null && lastReminderAt > dayBefore(now);

interface Answer {
  readonly beganAt: Date;
  readonly storedAt: Date | null;
}

/** An answer that began counts while it may still arrive. */
export const countsAsAnswer = ({ beganAt, storedAt }: Answer, now: Date): boolean =>
  storedAt !== null || now.getTime() - beganAt.getTime() < arrivingMs;

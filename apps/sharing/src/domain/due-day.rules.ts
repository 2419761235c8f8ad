import { lenderRequestLimits } from '@groundwork/contracts';
import { wrongDueDay } from '../sharing.errors.ts';

const dayMs = 86_400_000;

export function checkDueDay(dueDay: string, today: string): void {
  const aheadDays = (Date.parse(dueDay) - Date.parse(today)) / dayMs;
  if (aheadDays < 0 || aheadDays > lenderRequestLimits.dueDays) throw wrongDueDay();
}

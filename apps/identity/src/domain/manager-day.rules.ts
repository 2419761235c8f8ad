import { isEntitled, type Practice } from '@groundwork/contracts';
import { dayOf } from '@groundwork/platform-time';

const daysToAssign = 5;
const dayMs = 86_400_000;

interface Managed extends Pick<Practice, 'plan' | 'manager'> {
  createdAt: Date;
  masterSince: Date | null;
}

/** The last day on which the operator assigns a manager. */
export function managerDayOf({ plan, manager, createdAt, masterSince }: Managed): string | null {
  if (manager !== null || !isEntitled(plan, 'dedicatedManager')) return null;
  const since = masterSince ?? createdAt;
  return dayOf(new Date(since.getTime() + daysToAssign * dayMs));
}

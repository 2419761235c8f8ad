import type { Deadline } from '@groundwork/contracts';

const most = 5;

interface DayOfDeadlines {
  readonly on: string;
  readonly deadlines: readonly Deadline[];
}

/** The server sends the earliest first. */
export function daysOfDeadlines(sorted: readonly Deadline[]): readonly DayOfDeadlines[] {
  const next = sorted.slice(0, most);
  const days = [...new Set(next.map(({ on }) => on))];
  return days.map((day) => ({ on: day, deadlines: next.filter(({ on }) => on === day) }));
}

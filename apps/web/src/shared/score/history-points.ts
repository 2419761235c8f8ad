import type { ScoreStep } from '@groundwork/contracts';
import type { TrendPoint } from '@groundwork/web-ui';
import { formatSigned } from '#shared/formatting/format.ts';

const shownMonths = 6;

export const causeNames: Readonly<Record<ScoreStep['cause']['type'], string>> = {
  profile: 'Profile',
  document: 'Document',
  account: 'Bank account',
  time: 'Time',
  rules: 'New rules',
};

function subtractMonths(moment: Date, months: number): Date {
  const start = new Date(moment);
  start.setMonth(start.getMonth() - months);
  return start;
}

const toPoint = ({ at, to, change, cause }: ScoreStep): TrendPoint => ({
  at,
  value: to,
  note: `${formatSigned(change)} ${causeNames[cause.type]}`,
});

/** The steps of the last six months as a line, from where the score stood when they began. */
export function toHistoryPoints(steps: readonly ScoreStep[], now: Date): readonly TrendPoint[] {
  const since = subtractMonths(now, shownMonths).toISOString();
  const inOrder = steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const shown = inOrder.filter(({ at }) => Date.parse(at) >= Date.parse(since));
  const before = inOrder.filter(({ at }) => Date.parse(at) < Date.parse(since)).at(-1);
  const points = shown.map(toPoint);
  if (before !== undefined) return [{ at: since, value: before.to }, ...points];
  const first = shown[0];
  return first === undefined ? [] : [{ at: first.at, value: first.from }, ...points];
}

import type { ScoreStep } from '@groundwork/contracts';
import type { TrendPoint } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatSigned } from '#shared/formatting/format.ts';
import { words } from './score.wording.ts';

const historyMonths = 6;

function subtractMonths(moment: Date, months: number): Date {
  const start = new Date(moment);
  start.setMonth(start.getMonth() - months);
  return start;
}

function describeCause({ type, fields = [] }: ScoreStep['cause']): string {
  const isCounted = type === 'profile' && fields.length > 0;
  return isCounted ? fill(words.causes.answers, { answers: fields.length }) : words.causes[type];
}

const toPoint = ({ at, to, change, cause }: ScoreStep): TrendPoint => ({
  at,
  value: to,
  note: `${formatSigned(change)} ${describeCause(cause)}`,
});

export function toHistoryPoints(steps: readonly ScoreStep[], now: Date): readonly TrendPoint[] {
  const since = subtractMonths(now, historyMonths).toISOString();
  const inOrder = steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const recent = inOrder.filter(({ at }) => Date.parse(at) >= Date.parse(since));
  const before = inOrder.filter(({ at }) => Date.parse(at) < Date.parse(since)).at(-1);
  const points = recent.map(toPoint);
  const first = recent[0];
  const start =
    before === undefined ? first && { at: first.at, value: first.from } : { at: since, value: before.to };
  const last = points.at(-1) ?? start;
  if (start === undefined || last === undefined) return [];
  return [start, ...points, { at: now.toISOString(), value: last.value }];
}

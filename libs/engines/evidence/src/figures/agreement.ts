import { isApart } from '../strength.ts';
import { daysIn } from '../days.ts';
import type { FieldValue, WitnessPeriod } from '../witness.ts';
import type { Confirmation, FieldRule, FigureRules } from './figure-rules.ts';
import type { Grade } from './figure.ts';
import type { RatedSource } from './rated-source.ts';

export interface Voice {
  readonly id: string;
  readonly kind: string;
  readonly tableKind: string;
  readonly grade: Grade;
  readonly compare: RatedSource['compare'];
  readonly value: FieldValue;
  readonly period: WitnessPeriod | null;
}

const exactUnits: readonly FieldRule['unit'][] = ['count', 'flag', 'text'];

const plain = (value: FieldValue): string =>
  String(value)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.]/g, '');

/** Whether two values of a figure are the same within the tolerance. The second is the better one. */
export function isSameValue(
  value: FieldValue,
  better: FieldValue,
  { unit }: Pick<FieldRule, 'unit'>,
  percent: number,
): boolean {
  if (unit === 'presence') return true;
  if (typeof value !== 'number' || typeof better !== 'number' || exactUnits.includes(unit))
    return plain(value) === plain(better);
  return !isApart(value, better, percent);
}

const isOfRow = (row: Confirmation, one: Voice, other: Voice): boolean =>
  row.kinds.includes(one.tableKind) && row.with.includes(other.tableKind);

const daysApart = (a: string, b: string): number => Math.abs(daysIn({ from: a, to: b }) - 1);

function isSamePeriod(one: Voice, other: Voice, rule: FieldRule, mostDaysApart: number): boolean {
  if (rule.period === 'any') return true;
  if (one.period === null || other.period === null) return false;
  if (rule.period === 'latest') return one.period.to === other.period.to;
  return (
    daysApart(one.period.from, other.period.from) <= mostDaysApart &&
    daysApart(one.period.to, other.period.to) <= mostDaysApart
  );
}

function confirm(a: Voice, b: Voice, rule: FieldRule, rules: FigureRules): boolean {
  return rule.confirmedBy.some(
    (row) =>
      isOfRow(row, a, b) &&
      b.grade >= (row.leastGrade ?? 1) &&
      Math.max(a.grade, b.grade) >= 2 &&
      isSamePeriod(a, b, rule, rules.ownYear.mostDaysApart) &&
      isSameValue(a.value, b.value, rule, row.percent),
  );
}

export function voicesOf(sources: readonly RatedSource[]): Voice[] {
  return sources.flatMap(({ id, kind, tableKind, grade, compare, witness }) => {
    const { value, period } = witness;
    return grade === null ? [] : { id, kind, tableKind, grade, compare, value, period };
  });
}

export function withConfirmed(
  sources: readonly RatedSource[],
  rule: FieldRule,
  rules: FigureRules,
): RatedSource[] {
  const voices = voicesOf(sources);
  const confirmed = new Set(
    voices.flatMap((a) => voices.flatMap((b) => (confirm(a, b, rule, rules) ? [a.id, b.id] : []))),
  );
  return sources.map((source) => (confirmed.has(source.id) ? { ...source, grade: 3 } : source));
}

export function contradict(better: Voice, worse: Voice, rule: FieldRule, rules: FigureRules): boolean {
  if (better.compare === 'none' || worse.compare === 'none') return false;
  if (confirm(better, worse, rule, rules) || confirm(worse, better, rule, rules)) return false;
  if (isSameValue(worse.value, better.value, rule, rules.tolerancePercent)) return false;
  if (better.compare === 'least') return worse.compare === 'equal' && better.value > worse.value;
  return worse.compare !== 'least' || worse.value > better.value;
}

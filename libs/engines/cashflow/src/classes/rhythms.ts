import { dayNumber } from '../days.ts';
import type { RhythmRule } from './rule.ts';

function isRhythm(days: readonly number[], rule: RhythmRule): boolean {
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day));
  const inRange = gaps.filter((gap) => gap >= rule.gapFrom && gap <= rule.gapTo).length;
  if (inRange * 5 < gaps.length * 4) return false;
  if (rule.alsoHalfOfGaps === undefined) return true;
  return gaps.filter((gap) => gap === rule.alsoHalfOfGaps).length * 2 >= gaps.length;
}

export interface RhythmRow {
  readonly at: number;
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly payee: string;
}

/** The positions of the rows that repeat. Rows without a payee have no rhythm. */
export function rowsInRhythm(rows: readonly RhythmRow[], rule: RhythmRule): number[] {
  const groups = new Map<string, RhythmRow[]>();
  for (const row of rows) {
    if (row.payee === '' || Math.abs(row.cents) < rule.minAmountCents) continue;
    const key = `${row.account}|${row.cents}|${row.payee}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length < rule.minRows) return [];
    const days = group.map(({ day }) => dayNumber(day)).sort((a, b) => a - b);
    return isRhythm(days, rule) ? group.map(({ at }) => at) : [];
  });
}

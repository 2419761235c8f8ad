import type { StatementRows } from '@groundwork/contracts';

export type OpenRange = NonNullable<StatementRows['openRanges']>[number];

interface DatedRow {
  readonly day: string;
}

export const isInRange = ({ day }: DatedRow, { from, to }: OpenRange): boolean => day >= from && day <= to;

export const isOpenRow = (row: DatedRow, ranges: readonly OpenRange[]): boolean =>
  ranges.some((range) => isInRange(row, range));

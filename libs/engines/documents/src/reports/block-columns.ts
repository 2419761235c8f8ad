import { type Amount, centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { BlockSum, Row } from './blocks.ts';
import { creditCents, isGapOfSigns, type NamedAmount } from './other-signs.ts';
import type { Tested } from './run-sums.ts';
import { type FailedSum, toleranceOf } from './totals.ts';

const alignment = 8;

function cellOf({ amounts }: Row, total: Row, column: number): Amount | undefined {
  if (amounts.length === total.amounts.length) return amounts[column];
  const right = total.amounts[column]?.right ?? 0;
  const own = amounts.filter((amount) => Math.abs(amount.right - right) < alignment);
  return total.amounts.length > 1 && own.length === 1 ? own[0] : undefined;
}

interface Column {
  actual: Amount;
  named: readonly NamedAmount[];
}

function columnsOf({ total, items }: BlockSum): Column[] {
  return total.amounts.flatMap((actual, column) => {
    const named = items.flatMap((row) => {
      const amount = cellOf(row, total, column);
      return amount ? [{ label: row.label, amount }] : [];
    });
    return named.length > 0 && named.length === items.length ? [{ actual, named }] : [];
  });
}

type FailedColumn = FailedSum & Required<Pick<FailedSum, 'named'>>;

function failureOf(row: Row, { actual, named }: Column): FailedColumn[] {
  const reads = named.map(({ amount }) => ({ ...amount, sign: 1 as const }));
  const expected = reads.reduce((sum, { value }) => sum + centsOf(value), 0) / 100;
  const afterCredits = reads.reduce((sum, amount) => sum + creditCents(amount), 0) / 100;
  const tolerance = toleranceOf(actual, named.length);
  const isRight = [expected, afterCredits].some((sum) => isSameAmount(sum, actual.value, tolerance));
  return isRight ? [] : [{ row, expected, actual, reads, named }];
}

/** A row of another sign fails in all columns. A changed amount fails in one. */
function failuresIn({ total }: BlockSum, columns: readonly Column[]): FailedColumn[] {
  const failed = columns.flatMap((column) => failureOf(total, column));
  if (failed.length < columns.length) return failed;
  return failed.filter(
    ({ named, expected, actual }) => !isGapOfSigns(named, centsOf(expected) - centsOf(actual.value)),
  );
}

export function testBlocks(sums: readonly BlockSum[]): Tested {
  const tested = sums.map((sum) => ({ sum, columns: columnsOf(sum) }));
  return {
    testedCount: tested.reduce((count, { columns }) => count + columns.length, 0),
    failed: tested.flatMap(({ sum, columns }) => failuresIn(sum, columns)),
  };
}

import type { StatementRows } from '@groundwork/contracts';
import { kinds } from '@groundwork/engine-documents';
import type { Truth, TruthRow } from './paper.ts';

type ReadRow = StatementRows['rows'][number];

const withRows = new Set<string>(
  kinds.filter(({ layout }) => layout === 'statement').map(({ subcategory }) => subcategory),
);

const cents = (amount: number) => Math.round(amount * 100);
const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const hasDayAndAmount = (read: ReadRow, { day, amount }: TruthRow) =>
  read.day === day && read.cents === cents(amount);

/** A layout prints check numbers and marks beside the text, so the text of the truth is a part of the line. */
const isExact = (read: ReadRow, row: TruthRow) =>
  hasDayAndAmount(read, row) &&
  read.page === row.page &&
  (row.balance === null || read.balance === cents(row.balance)) &&
  lettersOf(read.text).includes(lettersOf(row.text));

const describeRow = ({ day, text, page }: Pick<TruthRow, 'day' | 'text' | 'page'>, amount: number) =>
  `${day} "${text}" ${amount.toFixed(2)} on page ${page}`;

function unmatched(
  rows: readonly TruthRow[],
  read: readonly ReadRow[],
  isMatch: (read: ReadRow, row: TruthRow) => boolean,
) {
  const rest = [...read];
  const missing = rows.filter((row) => {
    const at = rest.findIndex((each) => isMatch(each, row));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return { missing, rest };
}

export function judgeRows(truth: Truth, read: readonly ReadRow[]) {
  const { rows } = truth;
  if (!withRows.has(truth.kind) || rows.length === 0)
    return {
      counts: { statements: 0, wholeStatements: 0, rows: 0, rowsRight: 0, rowsBooked: 0 },
      faults: [],
    };
  const { missing, rest } = unmatched(rows, read, isExact);
  const booked = rows.length - unmatched(rows, read, hasDayAndAmount).missing.length;
  return {
    counts: {
      statements: 1,
      wholeStatements: missing.length + rest.length === 0 ? 1 : 0,
      rows: Math.max(rows.length, read.length),
      rowsRight: rows.length - missing.length,
      rowsBooked: booked,
    },
    faults: [
      ...missing.map((row) => `row missing: ${describeRow(row, row.amount)}`),
      ...rest.map((row) => `row too many: ${describeRow(row, row.cents / 100)}`),
    ],
  };
}

import { worded } from '@groundwork/wording';
import { type Amount, amountsWithCents, centsOf, formatAmount } from '../amounts.ts';
import { certaintyOf, isNearMiss, isSameAmount, withWitness } from '../contradiction.ts';
import { figureLabels, findings } from '../documents.wording.ts';
import { type HeadedAmount, headedAmounts } from '../headed-amounts.ts';
import type { Line } from '../page.ts';
import { type Signal, signalOf } from '../signal.ts';
import { beginningPatterns, endingPatterns } from './balance-text.ts';
import { startsWithDate } from './dates.ts';
import type { Statement } from './statement.ts';
import { directionOf } from './sections.ts';

interface AccountRow {
  line: Line;
  end: Amount;
  reads: readonly (Amount & { sign: 1 | -1 })[];
  expected: number;
}

const matches = (text: string, patterns: readonly RegExp[]) => patterns.some((each) => each.test(text));

const amountOf = (headed: readonly HeadedAmount[], patterns: readonly RegExp[]) =>
  headed.find(({ heading }) => matches(heading, patterns))?.amount;

const signed = (amount: Amount, sign: 1 | -1) => ({ ...amount, value: Math.abs(amount.value), sign });

function accountRow(lines: readonly Line[], at: number): AccountRow[] {
  const line = lines[at];
  const headed = line && !startsWithDate(line) ? headedAmounts(lines, at) : null;
  if (!line || !headed) return [];
  const [begin, end] = [amountOf(headed, beginningPatterns), amountOf(headed, endingPatterns)];
  if (!begin || !end) return [];
  const moves = headed.filter(({ amount }) => amount !== begin && amount !== end);
  const directions = moves.map(({ heading }) => directionOf(heading));
  if (directions.includes(null)) return [];
  const reads = moves.map(({ amount }, each) => signed(amount, directions[each] ?? 1));
  const cents = reads.reduce((sum, { value, sign }) => sum + sign * centsOf(value), centsOf(begin.value));
  return [{ line, end, reads: [{ ...begin, sign: 1 }, ...reads], expected: cents / 100 }];
}

const isPrintedElsewhere = (value: number, own: Line, lines: readonly Line[]) =>
  lines.some(
    (line) => line !== own && amountsWithCents(line).some((amount) => isSameAmount(amount.value, value)),
  );

interface OtherBalance {
  line: Line;
  amount: Amount;
  expected: number;
  figure: string;
}

function otherBalance(line: Line, first: number, last: number): OtherBalance[] {
  const [one, other, third] = amountsWithCents(line);
  if (!one || !other || third) return [];
  if (isSameAmount(one.value, first) && isNearMiss(other.value, last))
    return [{ line, amount: other, expected: last, figure: figureLabels.endingBalance }];
  if (isSameAmount(other.value, last) && isNearMiss(one.value, first))
    return [{ line, amount: one, expected: first, figure: figureLabels.beginningBalance }];
  return [];
}

function checkAccountRows(
  lines: readonly Line[],
  { begin, end, isConsistent, lines: own }: Statement,
): Signal[] {
  const [first, last] = [begin?.value ?? null, end?.value ?? null];
  if (first === null || last === null || own.length === lines.length) return [];
  return lines
    .filter((line) => !startsWithDate(line) && !own.some(({ words }) => words === line.words))
    .flatMap((line) => otherBalance(line, first, last))
    .map(({ line, amount, expected, figure }) =>
      signalOf('STATEMENT_TOTALS', {
        page: line.page,
        area: amount.area,
        message: worded(findings, 'statementTotal', { figure }),
        expected: formatAmount(expected),
        actual: formatAmount(amount.value),
        certainty: withWitness(certaintyOf(amount, [], expected), isConsistent),
      }),
    );
}

/** Two witnesses: the row adds up with an amount that is nearly the printed one, and the document prints this amount too. */
export function checkAccountTable(lines: readonly Line[], statement: Statement): Signal[] {
  const sums = lines
    .flatMap((_, at) => accountRow(lines, at))
    .filter(
      ({ line, end, expected }) =>
        isNearMiss(expected, end.value) && isPrintedElsewhere(expected, line, lines),
    )
    .map(({ line, end, reads, expected }) =>
      signalOf('STATEMENT_TOTALS', {
        page: line.page,
        area: end.area,
        message: worded(findings, 'statementTotal', { figure: figureLabels.endingBalance }),
        expected: formatAmount(expected),
        actual: formatAmount(end.value),
        certainty: certaintyOf(end, reads, expected),
      }),
    );
  return [...sums, ...checkAccountRows(lines, statement)];
}

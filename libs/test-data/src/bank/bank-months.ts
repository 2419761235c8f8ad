import { pdfOfDocument } from '../documents/stored.ts';

interface MonthRow {
  readonly day: Date;
  readonly text: string;
  readonly amount: number;
  readonly balance: number;
}

export interface BankMonth {
  readonly first: Date;
  readonly opening: number;
  readonly rows: readonly MonthRow[];
}

export type MonthLine = readonly [day: Date, text: string, amount: number];

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
const usDay = (day: Date): string => isoDay(day).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
const inDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Days of a month before this one. Day 0 is the last day of the month before it. */
type DayOf = (day: number, monthsLater?: number) => Date;

/** Whole months before this one: their figures are fresh. */
export function monthsBefore(
  now: Date,
  count: number,
  opening: number,
  linesOf: (dayOf: DayOf, at: number) => readonly MonthLine[],
): BankMonth[] {
  let balance = opening;
  return Array.from({ length: count }, (_, at) => {
    const dayOf: DayOf = (day, later = 0) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + at + later, day));
    const start = balance;
    const rows = linesOf(dayOf, at).map(([day, text, amount]) => ({
      day,
      text,
      amount,
      balance: (balance += amount),
    }));
    return { first: dayOf(1), opening: start, rows };
  });
}

export function csvOfMonths(months: readonly BankMonth[]): string {
  const lines = months
    .flatMap(({ rows }) => rows)
    .map(
      ({ day, text, amount, balance }) => `${isoDay(day)},${text},${amount.toFixed(2)},${balance.toFixed(2)}`,
    );
  return ['Date,Description,Amount,Balance', ...lines].join('\n');
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

interface StatementHolder {
  readonly account: number;
  readonly business: string;
}

export const statementBank = 'First Prairie Bank';

export function statementOfMonth(
  { account, business }: StatementHolder,
  { first, opening, rows }: BankMonth,
): { name: string; content: Buffer } {
  const amounts = rows.map(({ amount }) => amount);
  const end = rows.at(-1)?.day ?? first;
  const lines = [
    `${statementBank}   Business Checking Statement`,
    business,
    '12 Main Street',
    'Portland, OR 97201',
    `Statement period ${usDay(first)} to ${usDay(end)}   Page 1 of 1`,
    `Account number ${account}`,
    `Beginning balance ${inDollars(opening)}`,
    `Total deposits ${inDollars(sumOf(amounts.filter((amount) => amount > 0)))}`,
    `Total withdrawals ${inDollars(-sumOf(amounts.filter((amount) => amount < 0)))}`,
    `Ending balance ${inDollars(opening + sumOf(amounts))}`,
    ...rows.map(
      ({ day, text, amount, balance }) =>
        `${usDay(day)}  ${text}`.padEnd(56) +
        [amount, balance].map((each) => inDollars(each).padStart(16)).join(''),
    ),
    'Questions? Call 1-800-555-0142. Member FDIC',
  ];
  return { name: `statement-${isoDay(first).slice(0, 7)}.pdf`, content: pdfOfDocument({ pages: [lines] }) };
}

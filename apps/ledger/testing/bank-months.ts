import type { StatementRows } from '@groundwork/contracts';
import { type CsvLine, csvOf, lastDayOf } from './bank-csv.ts';
import { statementRow } from './documents.ts';

interface BankMonths {
  months: readonly string[];
  opening: number;
  linesOf: (month: string) => readonly CsvLine[];
}

const periodOf = (month: string) => ({ from: `${month}-01`, to: `${month}-${lastDayOf(month)}` });

export function statementsOf({ months, opening, linesOf }: BankMonths): StatementRows[] {
  let balance = opening;
  return months.map((month) => {
    const lines = linesOf(month);
    const start = balance;
    for (const { cents } of lines) balance += cents;
    return {
      bank: 'First Bank',
      accountEnding: '6789',
      period: periodOf(month),
      opening: start,
      closing: balance,
      rows: lines.map(({ day, cents, text }) => statementRow(day, cents, text)),
    };
  });
}

export const typedCsvOf = ({ months, opening, linesOf }: BankMonths): string =>
  csvOf(months.flatMap(linesOf), opening);

const monthsOf2025 = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);

export const yearOfSales: BankMonths = {
  months: monthsOf2025,
  opening: 100_000,
  linesOf: (month) => [
    {
      day: periodOf(month).from,
      cents: month === '2025-12' ? 3_967_600 : 3_967_400,
      text: 'CARD SETTLEMENT SQUARE',
    },
    { day: periodOf(month).to, cents: -2_500_000, text: 'RENT RIVERBEND PROPERTIES' },
  ],
};

/** Each evening of three months has a balance of 94,189.00. */
export const steadyQuarter: BankMonths = {
  months: monthsOf2025.slice(9),
  opening: 9_418_900,
  linesOf: (month) => {
    const { from, to } = periodOf(month);
    return [
      { day: from, cents: 250_000, text: 'CARD SETTLEMENT SQUARE' },
      { day: from, cents: -250_000, text: 'RENT RIVERBEND PROPERTIES' },
      { day: to, cents: 5000, text: 'CARD SETTLEMENT SQUARE' },
      { day: to, cents: -5000, text: 'OFFICE SUPPLY 0001' },
    ];
  },
};

/** The same balances each evening, with so many sales and returned sales a month. */
export const busyQuarter = (pairs: number): BankMonths => ({
  ...steadyQuarter,
  linesOf: (month) => [
    ...steadyQuarter.linesOf(month).slice(0, 2),
    ...Array.from({ length: pairs }, (_, at): CsvLine[] => {
      const day = `${month}-${String(2 + Math.floor((at * 26) / pairs)).padStart(2, '0')}`;
      return [
        { day, cents: 1000 + at, text: `STORE ${at}` },
        { day, cents: -1000 - at, text: `STORE ${at} PAYMENT` },
      ];
    }).flat(),
    ...steadyQuarter.linesOf(month).slice(2),
  ],
});

import { cashFlow, cashflowRules, statementAnchors, type CashFlow } from '@groundwork/engine-cashflow';
import type { GradedAccount, GradedFile } from '../src/figures/month-grades.ts';
import { sameName } from './figures.ts';

export interface BankRow {
  readonly day: string;
  readonly cents: number;
  readonly text: string;
}

export const monthsOf2025 = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);

const lastDays: Readonly<Record<string, string>> = {
  '02': '28',
  '04': '30',
  '06': '30',
  '09': '30',
  '11': '30',
};
const endOf = (month: string): string => `${month}-${lastDays[month.slice(5)] ?? '31'}`;
const evening = (month: string): string => {
  const before = monthsOf2025[monthsOf2025.indexOf(month) - 1];
  return before === undefined ? '2024-12-31' : endOf(before);
};

const opening = 1_000_000;

/** A month of sales, rent and a loan. */
const rowsOf = (month: string): BankRow[] => [
  { day: `${month}-01`, cents: 4_000_000, text: 'STRIPE TRANSFER ST-1' },
  { day: `${month}-10`, cents: -2_500_000, text: 'RENT MAIN STREET' },
  { day: endOf(month), cents: -100_000, text: 'SBA LOAN PAYMENT' },
];

export const yearOfRows: readonly BankRow[] = monthsOf2025.flatMap(rowsOf);

const closingOf = (day: string): number =>
  yearOfRows.filter((row) => row.day <= day).reduce((sum, { cents }) => sum + cents, opening);

const inMonth = (month: string) => yearOfRows.filter(({ day }) => day.startsWith(month));

export const statementOf = (month: string, change: Partial<GradedFile> = {}): GradedFile => ({
  kind: 'business_checking',
  documentId: `statement-${month}`,
  reviewed: false,
  holder: sameName,
  covered: { from: `${month}-01`, to: endOf(month) },
  anchors: statementAnchors(
    { from: `${month}-01`, to: endOf(month) },
    closingOf(evening(month)),
    closingOf(endOf(month)),
  ),
  rows: inMonth(month),
  ...change,
});

/** A file with the balance of each month. Anybody can type it. */
export const typedFile = (
  months: readonly string[] = monthsOf2025,
  change: Partial<GradedFile> = {},
): GradedFile => {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const evenings = [evening(first), ...months.map(endOf)];
  return {
    kind: 'bank_file',
    documentId: null,
    reviewed: false,
    covered: { from: `${first}-01`, to: endOf(last) },
    anchors: evenings.map((day) => ({ day, cents: closingOf(day) })),
    rows: months.flatMap(inMonth),
    ...change,
  };
};

export const accountOf = (
  files: readonly GradedFile[],
  change: Partial<GradedAccount> = {},
): GradedAccount => ({
  id: 'one',
  closedOn: null,
  files,
  rows: yearOfRows,
  ...change,
});

export const flowOf2025: CashFlow = cashFlow({
  accounts: [
    {
      id: 'one',
      accountType: 'checking',
      ownership: 'business',
      closedOn: null,
      anchors: typedFile().anchors,
      covered: [typedFile().covered],
    },
  ],
  rows: yearOfRows.map((row, at) => ({ ...row, id: `row-${at}`, account: 'one' })),
  rules: cashflowRules,
  reading: 'cautious',
});

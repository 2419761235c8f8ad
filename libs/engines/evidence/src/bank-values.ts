import type { CashFlow } from '@groundwork/engine-cashflow';
import { firstDayOf, lastDayOf } from './days.ts';
import { dollarsOf, exactDollarsOf } from './dollars.ts';
import { bankFreshUntil } from './freshness.ts';
import type { FieldValue, Witness, WitnessedAccount } from './witness.ts';

type Trailing = NonNullable<CashFlow['windowFigures']>;

/** The part of a cash flow that witnesses need. It has no text of a row. */
export interface CountedCashFlow extends Pick<
  CashFlow,
  | 'countedThrough'
  | 'trailing'
  | 'windowFigures'
  | 'previousYear'
  | 'largestPayerPercent'
  | 'topFivePayersPercent'
  | 'accounts'
> {
  readonly months: readonly Pick<CashFlow['months'][number], 'month' | 'counted' | 'trueRevenue'>[];
}

export const countedCashFlow = (cashFlow: CashFlow): CountedCashFlow => ({
  countedThrough: cashFlow.countedThrough,
  trailing: cashFlow.trailing,
  windowFigures: cashFlow.windowFigures,
  previousYear: cashFlow.previousYear,
  largestPayerPercent: cashFlow.largestPayerPercent,
  topFivePayersPercent: cashFlow.topFivePayersPercent,
  accounts: cashFlow.accounts,
  months: cashFlow.months.map(({ month, counted, trueRevenue }) => ({ month, counted, trueRevenue })),
});

interface Window {
  readonly from: string;
  readonly to: string;
  readonly months: number;
}

export interface BankValue {
  readonly field: string;
  readonly value: FieldValue;
  readonly window: Window;
}

const positive = (field: string, value: number | null, window: Window): BankValue[] =>
  value !== null && value > 0 ? [{ field, value, window }] : [];

function quarterValues(last3: Trailing): BankValue[] {
  return [
    { field: 'monthlyDebtPayments', value: exactDollarsOf(last3.debtService, 3), window: last3 },
    ...positive('averageBankBalance', exactDollarsOf(last3.averageDailyBalance), last3),
    { field: 'monthlyDeposits', value: exactDollarsOf(last3.deposits, 3), window: last3 },
  ];
}

function yearValues({ trailing, previousYear }: CountedCashFlow): BankValue[] {
  const year = trailing['12'];
  if (year === null) return [];
  const previous =
    previousYear === null
      ? []
      : positive('annualRevenuePrevious', exactDollarsOf(previousYear.trueRevenue), {
          ...previousYear,
          months: 12,
        });
  return [
    ...positive('annualRevenueCurrent', exactDollarsOf(year.trueRevenue), year),
    { field: 'operatingCashFlow', value: exactDollarsOf(year.netOperatingCash), window: year },
    ...previous,
  ];
}

function longestValues(cashFlow: CountedCashFlow, longest: Trailing): BankValue[] {
  const percent = (hundredths: number | null) => hundredths && hundredths / 100;
  return [
    { field: 'nsfIncidents', value: longest.nsfCount, window: longest },
    {
      field: 'overdraftHistory',
      value: longest.daysNegative > 0 || longest.overdraftFees > 0,
      window: longest,
    },
    ...positive('largestCustomerPercent', percent(cashFlow.largestPayerPercent), longest),
    ...positive('top5CustomersPercent', percent(cashFlow.topFivePayersPercent), longest),
  ];
}

/** Accounts with rows in the last three counted months. Without a checking account, bank rows prove nothing. */
function provingAccounts({ accounts, trailing }: CountedCashFlow): CashFlow['accounts'] {
  if (trailing['3'] === null) return [];
  const own = accounts.filter(({ averageCents }) => averageCents !== null);
  return own.some(({ accountType }) => accountType === 'checking') ? own : [];
}

export function bankValues(cashFlow: CountedCashFlow): BankValue[] {
  const { trailing, windowFigures } = cashFlow;
  const last3 = trailing['3'];
  if (provingAccounts(cashFlow).length === 0 || last3 === null || windowFigures === null) return [];
  return [...quarterValues(last3), ...yearValues(cashFlow), ...longestValues(cashFlow, windowFigures)];
}

export const bankWitness = (
  { field, value, window }: BankValue,
  cashFlow: CountedCashFlow,
  corrected: boolean,
): Witness => ({
  id: `bank_rows:${field}:${window.from}:${window.to}`,
  field,
  source: 'bank_rows',
  kind: null,
  value,
  period: { from: firstDayOf(window.from), to: lastDayOf(window.to) },
  freshUntil: field === 'annualRevenuePrevious' ? null : bankFreshUntil(lastDayOf(window.to)),
  reviewed: false,
  confidence: 1,
  accountIds: provingAccounts(cashFlow).map(({ id }) => id),
  months: window.months,
  corrected,
});

export function witnessedAccounts(cashFlow: CountedCashFlow): WitnessedAccount[] {
  const through = cashFlow.countedThrough;
  if (through === null) return [];
  return provingAccounts(cashFlow).map(({ id, accountType, currentCents, averageCents }) => ({
    accountId: id,
    accountType,
    currentBalance: dollarsOf(currentCents ?? 0),
    averageBalance: Math.max(0, dollarsOf(averageCents ?? 0)),
    freshUntil: bankFreshUntil(lastDayOf(through)),
  }));
}

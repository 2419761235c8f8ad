import { bankValues, bankWitness, witnessedAccounts, type CountedCashFlow } from '../bank-values.ts';
import { addDays, lastDayOf, monthOf, monthsBetween } from '../days.ts';
import { exactDollarsOf } from '../dollars.ts';
import { bankFreshUntil } from '../freshness.ts';
import type { Witness, WitnessedAccount, WitnessPeriod } from '../witness.ts';
import { figureRules, type FigureRules } from './figure-rules.ts';
import type { FigureWitness, GradeVerdict, MonthGrade, PaperGrade } from './figure.ts';
import type { AccountMonthGrade } from './month-grades.ts';
import { lowestOf } from './source-grade.ts';

export interface PaperYear extends WitnessPeriod {
  readonly freshUntil: string | null;
}

export interface GradedRows {
  readonly cashFlow: CountedCashFlow;
  readonly monthGrades: readonly AccountMonthGrade[];
}

export interface BankEvidence extends GradedRows {
  readonly corrected: boolean;
}

export interface BankFigures extends BankEvidence {
  /** The years of papers with revenue, so that deposits of the same year confirm them. */
  readonly paperYears: readonly PaperYear[];
  readonly sheetDays: readonly string[];
}

const halfMonth = 15;
const monthsOfYear = 12;

function countedYear({ months }: CountedCashFlow, { from, to }: WitnessPeriod) {
  const names = monthsBetween(monthOf(addDays(from, halfMonth)), monthOf(addDays(to, -halfMonth)));
  const own = months.filter(({ month, counted }) => counted && names.includes(month));
  const [first, last] = [names[0], names.at(-1)];
  if (names.length !== monthsOfYear || own.length !== monthsOfYear || !first || !last) return null;
  return {
    window: { from: first, to: last, months: monthsOfYear },
    revenue: own.reduce((sum, { trueRevenue }) => sum + trueRevenue, 0),
  };
}

const lasting = '9999-12-31';

const freshestFirst = (a: PaperYear, b: PaperYear): number =>
  (a.freshUntil ?? lasting) > (b.freshUntil ?? lasting) ? -1 : 1;

function yearWitnesses({ cashFlow, corrected, paperYears }: BankFigures): Witness[] {
  return [...paperYears].sort(freshestFirst).flatMap((year) => {
    const counted = countedYear(cashFlow, year);
    if (counted === null || counted.revenue <= 0) return [];
    const { window, revenue } = counted;
    return ['annualRevenueCurrent', 'annualRevenuePrevious'].map((field): Witness => {
      const witness = bankWitness({ field, value: exactDollarsOf(revenue), window }, cashFlow, corrected);
      return { ...witness, freshUntil: field === 'annualRevenuePrevious' ? null : year.freshUntil };
    });
  });
}

function cashWitnesses({ cashFlow, sheetDays }: BankFigures, { freshness }: FigureRules): Witness[] {
  return sheetDays.flatMap((day) => {
    const month = monthOf(day);
    const isCounted = cashFlow.months.some((each) => each.month === month && each.counted);
    if (!isCounted || day !== lastDayOf(month)) return [];
    const closings = cashFlow.accounts.flatMap(
      ({ months }) => months.find((each) => each.month === month)?.closing ?? [],
    );
    const value = exactDollarsOf(closings.reduce((sum, closing) => sum + closing, 0));
    const window = { from: month, to: month, months: 1 };
    const witness = bankWitness({ field: 'cash', value, window }, cashFlow, false);
    return [{ ...witness, period: { from: day, to: day }, freshUntil: bankFreshUntil(day, freshness) }];
  });
}

const ungraded: GradeVerdict = { grade: 1, withheld: null };

/** A reconciled month of an account without a grade counts as a file that anybody can write. */
function verdictsOf({ cashFlow, monthGrades }: GradedRows, month: string): GradeVerdict[] {
  const accounts = cashFlow.accounts.filter(({ months }) =>
    months.some((each) => each.month === month && each.state === 'reconciled'),
  );
  return accounts.map(
    ({ id }) => monthGrades.find((each) => each.accountId === id && each.month === month) ?? ungraded,
  );
}

function withMonths(witness: Witness, request: BankFigures): FigureWitness {
  const { from, to } = witness.period;
  const months = monthsBetween(monthOf(from), monthOf(to));
  const ids = new Set(request.cashFlow.accounts.map(({ id }) => id));
  const documentIds = request.monthGrades
    .filter(({ accountId, month }) => ids.has(accountId) && months.includes(month))
    .flatMap((each) => each.documentIds);
  const grades = months.map((month): MonthGrade => ({
    month,
    ...lowestOf(verdictsOf(request, month)),
  }));
  return { ...witness, monthGrades: grades, documentIds: [...new Set(documentIds)].sort() };
}

function windowWitnesses({ cashFlow, corrected }: BankFigures, { freshness }: FigureRules): Witness[] {
  return bankValues(cashFlow).map((value) => {
    const witness = bankWitness(value, cashFlow, corrected);
    const { freshUntil, period } = witness;
    return { ...witness, freshUntil: freshUntil && bankFreshUntil(period.to, freshness) };
  });
}

export function bankFigureWitnesses(request: BankFigures, rules: FigureRules = figureRules): FigureWitness[] {
  const windows = windowWitnesses(request, rules);
  if (windows.length === 0) return [];
  const witnesses = new Map<string, FigureWitness>();
  for (const witness of [...yearWitnesses(request), ...windows, ...cashWitnesses(request, rules)])
    if (!witnesses.has(witness.id)) witnesses.set(witness.id, withMonths(witness, request));
  return [...witnesses.values()];
}

export interface GradedBankAccount extends WitnessedAccount {
  readonly grade: PaperGrade | null;
}

export function gradedAccounts({ cashFlow, monthGrades }: GradedRows): GradedBankAccount[] {
  const window = cashFlow.trailing['3'];
  const months = window === null ? [] : monthsBetween(window.from, window.to);
  return witnessedAccounts(cashFlow).map((account) => {
    const own = cashFlow.accounts.filter(({ id }) => id === account.accountId);
    const rows = { cashFlow: { ...cashFlow, accounts: own }, monthGrades };
    const verdicts = months.flatMap((month) => verdictsOf(rows, month));
    return { ...account, grade: lowestOf(verdicts).grade };
  });
}

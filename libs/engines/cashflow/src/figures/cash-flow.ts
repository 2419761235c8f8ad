import type { RowVerdict } from '../classes/classify.ts';
import { classify } from '../classes/classify.ts';
import type { ClassRules, RowClass } from '../classes/rule.ts';
import { firstDayOf, lastDayOf, monthOf, monthsBetween } from '../days.ts';
import type { Anchor, Period } from '../files/bank-file.ts';
import { accountMonths, type AccountBalances, type AccountMonth } from '../reconciliation/account-months.ts';
import type { Disagreement } from '../reconciliation/disagreements.ts';
import { halfUp, sumOf } from '../rounding.ts';
import { toCountedRow, type CountedRow, type Reading } from './counted-rows.ts';
import { balanceFigures, balanceOn, type BalanceOn } from './daily-balances.ts';
import { debtsOf, type DebtPayments } from './debts.ts';
import { monthSums, type MonthFigures, type MonthSums } from './month-figures.ts';
import { signalsOf, type CashFlowSignal } from './signals.ts';
import {
  largestShare,
  lastRun,
  payersOf,
  previousYearOf,
  seasonalityOf,
  trailing,
  trendOf,
  type Payer,
  type PreviousYear,
  type SeasonalMonth,
  type Trailing,
} from './windows.ts';

export interface CashFlowRow {
  readonly id: string;
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly text: string;
  readonly correction?: { readonly class: RowClass } | null;
}

export interface CashFlowAccount {
  readonly id: string;
  readonly accountType: string;
  readonly ownership: 'business' | 'personal';
  readonly closedOn: string | null;
  readonly anchors: readonly Anchor[];
  readonly covered: readonly Period[];
  readonly disagreements?: readonly Disagreement[];
}

export interface CashFlowRequest {
  readonly accounts: readonly CashFlowAccount[];
  readonly rows: readonly CashFlowRow[];
  readonly rules: ClassRules;
  readonly reading: Reading;
  readonly verdicts?: readonly RowVerdict[];
  readonly names?: readonly string[];
}

export interface AccountFigures {
  readonly id: string;
  readonly accountType: string;
  readonly months: readonly AccountMonth[];
  /** The balance at the end of the window, and its daily average over up to three months. */
  readonly currentCents: number | null;
  readonly averageCents: number | null;
}

export interface CashFlow {
  readonly rulesVersion: string;
  readonly countedThrough: string | null;
  readonly months: readonly MonthFigures[];
  readonly trailing: { readonly '3': Trailing | null; readonly '12': Trailing | null };
  readonly window: { readonly from: string; readonly to: string; readonly months: number } | null;
  readonly windowFigures: Trailing | null;
  readonly previousYear: PreviousYear | null;
  readonly trend: number | null;
  readonly seasonality: readonly SeasonalMonth[] | null;
  readonly topFivePayersPercent: number | null;
  readonly largestPayerPercent: number | null;
  readonly payers: readonly Payer[];
  readonly debts: readonly DebtPayments[];
  readonly accounts: readonly AccountFigures[];
  readonly signals: readonly CashFlowSignal[];
}

interface Feeding {
  readonly account: CashFlowAccount;
  readonly rows: readonly CountedRow[];
  readonly balances: AccountBalances;
  readonly states: ReadonlyMap<string, AccountMonth>;
  readonly balanceOn: BalanceOn;
}

const feedsFigures = ({ ownership, accountType }: CashFlowAccount): boolean =>
  ownership === 'business' && accountType !== 'line_of_credit';

function toFeeding(account: CashFlowAccount, rows: readonly CountedRow[]): Feeding {
  const disputedDays = (account.disagreements ?? []).flatMap((each) => each.rows.map(({ day }) => day));
  const balances = accountMonths({ ...account, rows, disputedDays });
  return {
    account,
    rows,
    balances,
    states: new Map(balances.months.map((each) => [each.month, each])),
    balanceOn: balanceOn(balances.anchors, rows),
  };
}

function takesPart({ account, balances }: Feeding, month: string): boolean {
  if (balances.firstWholeMonth === null || month < balances.firstWholeMonth) return false;
  return account.closedOn === null || firstDayOf(month) <= account.closedOn;
}

function groupByAccount(rows: readonly CountedRow[]): Map<string, CountedRow[]> {
  const groups = new Map<string, CountedRow[]>();
  for (const row of rows) {
    const group = groups.get(row.account);
    if (group === undefined) groups.set(row.account, [row]);
    else group.push(row);
  }
  return groups;
}

function rowsByMonth(rows: readonly CountedRow[]): Map<string, CountedRow[]> {
  const months = new Map<string, CountedRow[]>();
  for (const row of rows) {
    const month = monthOf(row.day);
    const group = months.get(month);
    if (group === undefined) months.set(month, [row]);
    else group.push(row);
  }
  return months;
}

function monthsOf(feeding: readonly Feeding[], lowBalanceCents: number): MonthSums[] {
  const byMonth = rowsByMonth(feeding.flatMap(({ rows }) => rows));
  const all = [...byMonth.keys()].sort();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return [];
  return monthsBetween(first, last).map((month) => {
    const part = feeding.filter((each) => takesPart(each, month));
    const counts = part.length > 0 && part.every((each) => each.states.get(month)?.state === 'reconciled');
    const rows = byMonth.get(month) ?? [];
    if (!counts) return monthSums(month, rows, null);
    const ids = new Set(part.map(({ account }) => account.id));
    const balances = part.map((each) => each.balanceOn);
    return monthSums(
      month,
      rows.filter(({ account }) => ids.has(account)),
      balanceFigures(month, balances, lowBalanceCents),
    );
  });
}

function accountFigures(each: Feeding, run: readonly MonthSums[]): AccountFigures {
  const { account, balances } = each;
  const months = run
    .slice(-3)
    .map(({ figures }) => figures.month)
    .filter((month) => takesPart(each, month));
  const last = months.at(-1);
  const parts = months.map((month) => balanceFigures(month, [each.balanceOn], 0));
  return {
    id: account.id,
    accountType: account.accountType,
    months: balances.months,
    currentCents: last === undefined ? null : each.balanceOn(lastDayOf(last)),
    averageCents:
      last === undefined
        ? null
        : halfUp(
            sumOf(parts, ({ sum }) => sum),
            sumOf(parts, ({ days }) => days),
          ),
  };
}

const lastMonths = (run: readonly MonthSums[], count: number): readonly MonthSums[] | null =>
  run.length < count ? null : run.slice(-count);

function countedRows({ rows, rules, reading, verdicts, names }: CashFlowRequest): CountedRow[] {
  const judged = verdicts ?? classify(rows, rules, names);
  return rows.flatMap((row, at) => {
    const verdict = judged[at];
    return verdict === undefined ? [] : [toCountedRow(row, verdict, reading)];
  });
}

export function cashFlow(request: CashFlowRequest): CashFlow {
  const groups = groupByAccount(countedRows(request));
  const feeding = request.accounts
    .filter(feedsFigures)
    .map((account) => toFeeding(account, groups.get(account.id) ?? []));
  const months = monthsOf(feeding, request.rules.lowBalanceCents);
  const run = lastRun(months);
  const [last3, last12] = [lastMonths(run, 3), lastMonths(run, 12)];
  const longest = last3 === null ? [] : run.slice(-12);
  const [first, last] = [longest[0], longest.at(-1)];
  return {
    rulesVersion: request.rules.version,
    countedThrough: run.at(-1)?.figures.month ?? null,
    months: months.map(({ figures }) => figures),
    trailing: { '3': last3 && trailing(last3), '12': last12 && trailing(last12) },
    window:
      first === undefined || last === undefined
        ? null
        : { from: first.figures.month, to: last.figures.month, months: longest.length },
    windowFigures: longest.length === 0 ? null : trailing(longest),
    previousYear: previousYearOf(run),
    trend: trendOf(run),
    seasonality: seasonalityOf(run),
    topFivePayersPercent: largestShare(longest, 5),
    largestPayerPercent: largestShare(longest, 1),
    payers: payersOf(longest),
    debts: debtsOf(
      feeding.flatMap(({ rows }) => rows),
      (last3 ?? []).map(({ figures }) => figures.month),
    ),
    accounts: feeding.map((each) => accountFigures(each, run)),
    signals: signalsOf(feeding.map(({ account, balances }) => ({ ...account, months: balances.months }))),
  };
}

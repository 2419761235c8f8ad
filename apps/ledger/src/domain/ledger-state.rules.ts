import type { BankRowClass } from '@groundwork/contracts';
import {
  accountMonths,
  type AccountMonth,
  type Anchor,
  cashFlow,
  type CashFlow,
  type CashFlowAccount,
  cashflowRules,
  classify,
  disagreements,
  ledgerRows,
  type LedgerRow,
  type Period,
  type RowVerdict,
} from '@groundwork/engine-cashflow';
import {
  type BankEvidence,
  countedCashFlow,
  type GradedBankAccount,
  gradedAccounts,
} from '@groundwork/engine-evidence';
import type { LedgerAccountRow, ListedRow, StoredRow } from './bank-file.model.ts';
import { type FileOrigin, gradesOf } from './month-grades.rules.ts';

interface AppliedBankFile {
  id: string;
  accountId: string;
  source: string;
  covered: Period;
  anchors: readonly Anchor[];
  origin: FileOrigin;
  rows: readonly StoredRow[];
}

export interface LedgerInput {
  accounts: readonly Pick<LedgerAccountRow, 'id' | 'accountType' | 'ownership' | 'closedOn'>[];
  files: readonly AppliedBankFile[];
  corrections: ReadonlyMap<string, BankRowClass>;
  names: readonly string[];
  rowIdOf: (text: string) => string;
}

export interface AccountLedger {
  id: string;
  firstDay: string | null;
  lastDay: string | null;
  rowCount: number;
  months: readonly AccountMonth[];
}

export interface LedgerState {
  rows: ListedRow[];
  accounts: AccountLedger[];
  cashFlow: CashFlow;
  bankEvidence: BankEvidence;
  witnessedAccounts: GradedBankAccount[];
}

interface IdentifiedRow extends Pick<LedgerRow, 'day' | 'cents' | 'text' | 'fileId' | 'position'> {
  account: string;
  rowId: string;
}

const byDay = (a: { day: string }, b: { day: string }): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;

function rowsOf(account: string, files: readonly AppliedBankFile[], input: LedgerInput): IdentifiedRow[] {
  return ledgerRows(files).map(({ key, occurrence, day, cents, text, fileId, position }) => ({
    account,
    day,
    cents,
    text,
    fileId,
    position,
    rowId: input.rowIdOf(`${account}|${key}|${occurrence}`),
  }));
}

interface AccountRows {
  account: LedgerInput['accounts'][number];
  files: readonly AppliedBankFile[];
  rows: readonly IdentifiedRow[];
}

function toCashFlowAccount({ account, files }: AccountRows): CashFlowAccount {
  return {
    ...account,
    anchors: files.flatMap(({ anchors }) => anchors),
    covered: files.map(({ covered }) => covered),
    disagreements: disagreements(files),
  };
}

function toAccountLedger({ account, rows }: AccountRows, own: CashFlowAccount): AccountLedger {
  const disputedDays = (own.disagreements ?? []).flatMap((each) => each.rows.map(({ day }) => day));
  const { months } = accountMonths({ ...own, rows, disputedDays });
  return {
    id: account.id,
    firstDay: own.covered.map(({ from }) => from).sort()[0] ?? null,
    lastDay:
      own.covered
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    rowCount: rows.length,
    months,
  };
}

function toListedRow(
  row: IdentifiedRow,
  verdict: RowVerdict,
  correction: BankRowClass | undefined,
): ListedRow {
  const { fileId, position = 0, rowId } = row;
  return { fileId, position, rowId, verdict, class: correction ?? verdict.class };
}

/** Everything that follows from the applied files and the corrections of one business. */
export function ledgerState(input: LedgerInput): LedgerState {
  const parts = input.accounts.map((account): AccountRows => {
    const files = input.files.filter(({ accountId }) => accountId === account.id);
    return { account, files, rows: rowsOf(account.id, files, input) };
  });
  const rows = parts.flatMap((part) => part.rows).sort(byDay);
  const accounts = parts.map(toCashFlowAccount);
  const classified = rows.map(({ rowId, account, day, cents, text }) => {
    const corrected = input.corrections.get(rowId);
    return { id: rowId, account, day, cents, text, correction: corrected ? { class: corrected } : null };
  });
  const verdicts = classify(classified, cashflowRules, input.names);
  const request = { accounts, rows: classified, rules: cashflowRules, verdicts };
  const cautious = cashFlow({ ...request, reading: 'cautious' });
  const bankEvidence = bankEvidenceOf(parts, cautious, hasCorrection(classified, cautious));
  return {
    rows: rows.flatMap((row, at) => {
      const verdict = verdicts[at];
      return verdict === undefined ? [] : [toListedRow(row, verdict, input.corrections.get(row.rowId))];
    }),
    accounts: parts.flatMap((part, at) => {
      const own = accounts[at];
      return own === undefined ? [] : [toAccountLedger(part, own)];
    }),
    cashFlow: input.corrections.size === 0 ? cautious : cashFlow({ ...request, reading: 'shown' }),
    bankEvidence,
    witnessedAccounts: gradedAccounts(bankEvidence),
  };
}

function bankEvidenceOf(parts: readonly AccountRows[], cautious: CashFlow, corrected: boolean): BankEvidence {
  const counted = countedCashFlow(cautious);
  return { cashFlow: counted, monthGrades: gradesOf(parts, counted), corrected };
}

/** Also a correction before the window can change a rhythm, but it changes no class of another row. */
function hasCorrection(rows: readonly { day: string; correction: unknown }[], { window }: CashFlow): boolean {
  if (window === null) return false;
  return rows.some(({ day, correction }) => correction !== null && day.slice(0, 7) >= window.from);
}

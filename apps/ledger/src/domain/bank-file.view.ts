import type { BankFilePlan, BankFileView, LedgerAccountView } from '@groundwork/contracts';
import type { ImportPlan } from '@groundwork/engine-cashflow';
import { type BankFileRow, type LedgerAccountRow, type PlanDoubt, undoMs } from './bank-file.model.ts';

/** Without a header and a sample for a file that has no columns. */
export interface FileHead {
  header: string[] | null;
  sample: string[][] | null;
  transactions?: number | null;
}

const mostCells = 60;
const mostCharacters = 200;
const cut = (cells: readonly string[]): string[] =>
  cells.slice(0, mostCells).map((cell) => cell.slice(0, mostCharacters));

interface ReadHead {
  head: { header: readonly string[]; sample: readonly (readonly string[])[] } | null;
  transactions: number | null;
}

export const toFileHead = ({ head, transactions }: ReadHead): FileHead => ({
  header: head === null ? null : cut(head.header),
  sample: head?.sample.map(cut) ?? null,
  transactions,
});

export const toPlan = (plan: ImportPlan): Omit<BankFilePlan, 'doubts'> => ({
  rows: plan.rows,
  new: plan.new.length,
  known: plan.known,
  doubtful: plan.doubts.length,
  skipped: plan.skipped,
  firstDay: plan.firstDay,
  lastDay: plan.lastDay,
  opening: plan.opening,
  closing: plan.closing,
  totalIn: plan.totalIn,
  totalOut: plan.totalOut,
});

export const toPlanDoubt = (doubt: ImportPlan['doubts'][number]): PlanDoubt => ({
  id: doubt.id,
  day: doubt.row.day,
  amount: doubt.row.cents,
  text: doubt.row.text,
  reason: doubt.reason,
  existing: { day: doubt.existing.day, amount: doubt.existing.cents, text: doubt.existing.text },
  default: doubt.default,
});

function toFileAccount(
  { accountHint }: BankFileRow,
  account: LedgerAccountRow | undefined,
): BankFileView['account'] {
  if (account !== undefined) {
    const { id, bankName, accountType, numberEnding, ownership } = account;
    return { id, bankName, accountType, numberEnding, ownership };
  }
  if (accountHint === null) return null;
  const { bankName, accountType, numberEnding, ownership } = accountHint;
  return { id: null, bankName, accountType, numberEnding, ownership };
}

const noHead = { header: null, sample: null, transactions: null };

interface FileDetails {
  account: LedgerAccountRow | undefined;
  head: FileHead | null;
  doubts: PlanDoubt[];
}

function undoUntil({ state, appliedAt }: BankFileRow): string | null {
  return state === 'applied' && appliedAt !== null
    ? new Date(appliedAt.getTime() + undoMs).toISOString()
    : null;
}

export const toBankFileView = (file: BankFileRow, { account, head, doubts }: FileDetails): BankFileView => ({
  id: file.id,
  source: file.source,
  name: file.name,
  createdAt: file.createdAt.toISOString(),
  documentId: file.documentId,
  state: file.state === 'deleted' ? 'undone' : file.state,
  refusal: file.refusal,
  questions: file.questions,
  ...noHead,
  ...head,
  mapping: file.mapping,
  mappingRemembered: file.mappingRemembered,
  account: toFileAccount(file, account),
  planVersion: file.plan === null ? null : file.planVersion,
  plan: file.plan === null ? null : { ...file.plan, doubts },
  warnings: file.warnings,
  appliedAt: file.appliedAt?.toISOString() ?? null,
  undoUntil: undoUntil(file),
});

export const toAccountView = (row: LedgerAccountRow): LedgerAccountView => ({
  id: row.id,
  bankName: row.bankName,
  accountType: row.accountType,
  number: row.numberEnding === null ? '' : `****${row.numberEnding}`,
  ownership: row.ownership,
  closedOn: row.closedOn,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  rows: row.rowCount,
  months: row.months,
});

import type {
  ActorId,
  BankFileId,
  BankFilePlan,
  BankFileQuestion,
  BankFileView,
  BankOwnership,
  BankRowClass,
  CsvMappingBody,
  DocumentId,
  LedgerAccountId,
  LedgerMonth,
  UserId,
} from '@groundwork/contracts';
import type { RowVerdict } from '@groundwork/engine-cashflow';

type BankFileState = BankFileView['state'] | 'deleted';
type BankSource = BankFileView['source'];

export interface AccountHint {
  bankName: string | null;
  accountType: LedgerAccountRow['accountType'];
  numberEnding: string | null;
  fingerprint: string | null;
  ownership: BankOwnership | null;
}

export type PlanDoubt = BankFilePlan['doubts'][number];

export interface BankFileRow {
  id: BankFileId;
  userId: UserId;
  accountId: LedgerAccountId | null;
  source: BankSource;
  name: string;
  sha256: string;
  /** Of the uploaded file. 0 for a statement, whose file documents stores. */
  bytes: number;
  createdAt: Date;
  documentId: DocumentId | null;
  rowsKey: string | null;
  stored: boolean;
  state: BankFileState;
  refusal: BankFileView['refusal'];
  questions: BankFileQuestion[];
  mapping: CsvMappingBody | null;
  mappingRemembered: boolean;
  accountHint: AccountHint | null;
  sealedHead: string | null;
  coveredFrom: string | null;
  coveredTo: string | null;
  skippedPending: number;
  skippedFuture: number;
  skippedFailed: number;
  planVersion: number;
  /** The version of the account for which the plan was made. */
  plannedOn: number | null;
  plan: Omit<BankFilePlan, 'doubts'> | null;
  sealedDoubts: string | null;
  decisions: Record<string, 'add' | 'skip'> | null;
  actorId: ActorId | null;
  warnings: BankFileView['warnings'];
  appliedAt: Date | null;
  nextAt: Date;
  tries: number;
  unfinishedTries: number;
}

export interface LedgerAccountRow {
  id: LedgerAccountId;
  userId: UserId;
  bankName: string;
  accountType: 'checking' | 'savings' | 'money_market' | 'line_of_credit';
  numberEnding: string | null;
  fingerprint: string | null;
  ownership: BankOwnership;
  closedOn: string | null;
  version: number;
  firstDay: string | null;
  lastDay: string | null;
  rowCount: number;
  months: LedgerMonth[];
  createdAt: Date;
}

interface FileRowValues {
  position: number;
  day: string;
  cents: number;
  text: string;
  id: string | null;
}

export interface Listing {
  rowId: string;
  class: string;
  rule: string;
  ruleVersion: string;
  because: string;
  pairRowId: string | null;
}

export interface StoredRow extends FileRowValues {
  sameAs?: string | undefined;
  /** The place of the row among the rows of the business, as it was stored last. */
  listing: Listing | null;
}

export interface NewRow extends FileRowValues {
  balance: number | null;
  page: number | null;
}

export interface ListedRow {
  fileId: string;
  position: number;
  rowId: string;
  verdict: RowVerdict;
  class: BankRowClass;
}

export const undoMs = 600_000;
/** A file with more rows is applied after the reply, because its figures need longer than a call may take. */
export const mostRowsInCall = 20_000;
export const maxAccounts = 50;

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface FileRow {
  /** The line of a CSV file, or the number of the transaction in an OFX file. */
  readonly line: number;
  readonly day: string;
  readonly cents: number;
  readonly text: string;
  readonly balance: number | null;
  readonly id: string | null;
}

export interface Anchor {
  readonly day: string;
  readonly cents: number;
  readonly extended?: true;
  readonly skips?: readonly [string, string];
}

export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface OfxAccount {
  readonly bankId: string | null;
  readonly accountId: string;
  readonly accountType: string;
}

export interface BankFile {
  readonly rows: readonly FileRow[];
  readonly skipped: { readonly pending: number; readonly future: number; readonly failed: number };
  readonly anchors: readonly Anchor[];
  readonly covered: Period;
  readonly account: OfxAccount | null;
}

export type RefusalCode =
  | 'AMOUNT_UNREADABLE'
  | 'DATE_UNREADABLE'
  | 'CURRENCY_UNSUPPORTED'
  | 'TEXT_TOO_LONG'
  | 'TOO_MANY_ROWS'
  | 'NO_ROWS'
  | 'READING_FAILED'
  | 'APPLYING_FAILED'
  | 'SEVERAL_ACCOUNTS'
  | 'CARD_FILE'
  | 'NOT_A_BANK_FILE';

export interface Refusal {
  readonly state: 'refused';
  readonly code: RefusalCode;
  readonly line: number | null;
  readonly message: string;
}

export type QuestionCode = 'DECIMAL' | 'DATE_ORDER' | 'MAPPING';

export interface ReadFile {
  readonly state: 'read';
  readonly file: BankFile;
}

export const maxRows = 100_000;
export const maxTextLength = 1000;

import type { CsvMapping } from '../files/csv-mapping.ts';

interface NamedColumns {
  readonly date: string;
  readonly description: readonly string[];
  readonly amount?: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly balance?: string;
  readonly kind?: string;
  readonly status?: string;
  readonly currency?: string;
  readonly id?: string;
}

interface LayoutBase {
  readonly sign: CsvMapping['sign'];
  readonly order: 'newest' | 'oldest';
  readonly is: 'account' | 'card' | 'sales';
}

export interface HeaderLayout extends LayoutBase {
  readonly header: string;
  readonly columns: NamedColumns;
  /** The bank adds columns from time to time. */
  readonly hasMore?: true;
  readonly pending?: readonly string[];
  readonly failed?: readonly string[];
}

export interface PlainLayout extends LayoutBase {
  readonly cells: readonly ('date' | 'amount' | 'kind' | '*' | 'any')[];
  readonly columns: CsvMapping['columns'];
  /** The start of rows above the table. A header shows by itself where the table begins. */
  readonly leading?: readonly string[];
}

export type BankLayout = HeaderLayout | PlainLayout;

export interface BankProfile {
  readonly bank: string;
  readonly layouts: readonly BankLayout[];
}

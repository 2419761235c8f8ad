import type { Sorting } from './lender-list.ts';
import { words } from '../lenders.wording.ts';

export const tableId = 'all-matches';

interface Column {
  readonly name: string;
  readonly sorting: Sorting;
  readonly direction: 'ascending' | 'descending';
  /** A phone shows it below the name, or not at all. */
  readonly isWideOnly: boolean;
}

const { choice, lender } = words;

export const columns: readonly Column[] = [
  { name: choice.match, sorting: 'best', direction: 'descending', isWideOnly: false },
  { name: choice.payment, sorting: 'payment', direction: 'ascending', isWideOnly: false },
  { name: choice.term, sorting: 'term', direction: 'ascending', isWideOnly: true },
  { name: choice.payback, sorting: 'payback', direction: 'ascending', isWideOnly: true },
  { name: lender.rate, sorting: 'rate', direction: 'ascending', isWideOnly: true },
  { name: choice.decision, sorting: 'fast', direction: 'ascending', isWideOnly: true },
  { name: lender.amount, sorting: 'amount', direction: 'descending', isWideOnly: true },
];

export const columnClass = ({ isWideOnly }: Pick<Column, 'isWideOnly'>): string =>
  isWideOnly ? 'lender-figure lender-wide' : 'lender-figure';

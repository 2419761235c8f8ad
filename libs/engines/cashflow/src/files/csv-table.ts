import { layoutOfHeader } from '../banks/find-layout.ts';
import { type CsvRow, maxRows, type Refusal } from './bank-file.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { columnsNamed } from './header-words.ts';
import { refuse } from './refusal.ts';
import { columnCells, isBlankRow, most } from './suggest-mapping.ts';

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

const rowsOfSearch = 200;

export function tableOf(all: readonly CsvRow[], { skipLines, hasHeader }: CsvMapping): CsvTable {
  const rows = all.filter((row) => row.line > skipLines && !isBlankRow(row));
  return { header: hasHeader ? (rows[0]?.cells ?? []) : [], rows: hasHeader ? rows.slice(1) : rows };
}

export const cellAt = ({ cells }: CsvRow, at: number | undefined): string =>
  at === undefined ? '' : (cells[at]?.trim() ?? '');

function isOfCard(header: readonly string[], rows: readonly CsvRow[]): boolean {
  const first = rows.slice(0, rowsOfSearch);
  return columnsNamed(header, 'card').some(
    (at) => first.length === 0 || most(first, (row) => columnCells([row], at).length > 0),
  );
}

function rowOfOtherAccount(header: readonly string[], rows: readonly CsvRow[]): CsvRow | undefined {
  const column = columnsNamed(header, 'account')[0];
  const accounts = rows.map((row) => cellAt(row, column));
  const first = accounts.find((account) => account !== '');
  return rows[accounts.findIndex((account) => account !== '' && account !== first)];
}

export function refusalOfTable({ header, rows }: CsvTable): Refusal | null {
  const layout = layoutOfHeader(header)?.layout;
  if (layout?.is === 'sales') return refuse('NOT_A_BANK_FILE');
  if (layout === undefined ? isOfCard(header, rows) : layout.is === 'card') return refuse('CARD_FILE');
  const tooMany = rows[maxRows];
  if (tooMany !== undefined) return refuse('TOO_MANY_ROWS', tooMany.line);
  const other = rowOfOtherAccount(header, rows);
  return other === undefined ? null : refuse('SEVERAL_ACCOUNTS', other.line);
}

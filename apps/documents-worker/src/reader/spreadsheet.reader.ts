import { suggestMapping } from '@groundwork/engine-cashflow';
import { emptyFileFacts, type FileFacts, kindIn, kinds, type Page } from '@groundwork/engine-documents';
import type { ReadingTask } from '../domain/reading-message.model.ts';
import { cellsOf, dayOf } from '../domain/table-cells.rules.ts';
import { pagesOfTable } from '../domain/table-page.rules.ts';
import { Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { readDelimited } from './delimited.reader.ts';
import { mostRows, readXlsx, type Table, tooManyRows } from './workbook.reader.ts';

const mostTables = 20;
const mostColumns = 702;
const mostFilledCells = 100_000;
const unnamedSheet = /^(?:sheet|worksheet|report)? ?\d*$/i;

interface PlacedTable extends Table {
  pages: Page[];
  kind: string | null;
}

function place({ name, rows }: Table): PlacedTable[] {
  const title = unnamedSheet.test(name) ? [] : [[name]];
  const cells = cellsOf(rows);
  if (cells.every((row) => row.every(({ text }) => text === ''))) return [];
  const pages = pagesOfTable([...cellsOf(title), ...cells]);
  return [{ name, rows, pages, kind: kindIn(pages) }];
}

const isFilled = (cell: Table['rows'][number][number]) => (cell ?? '') !== '';

function checkSize(tables: readonly Table[]): void {
  const rows = tables.flatMap((table) => table.rows.filter((row) => row.some(isFilled)));
  if (rows.length > mostRows) throw tooManyRows();
  const cells = rows.reduce((sum, row) => sum + row.filter(isFilled).length, 0);
  if (cells > mostFilledCells || rows.some((row) => row.slice(mostColumns).some(isFilled)))
    throw new Unreadable(reasons.resourceLimit);
}

const withoutFarCells = ({ name, rows }: Table): Table => ({
  name,
  rows: rows.map((row) => row.slice(0, mostColumns)),
});

const isFromOwner = (name: string | null) =>
  kinds.some(({ subcategory, issuedBy }) => subcategory === name && issuedBy === 'owner');

const asText = (rows: Table['rows']) =>
  rows.map((row, at) => ({
    line: at + 1,
    cells: row.map((cell) => (cell instanceof Date ? dayOf(cell) : String(cell ?? ''))),
  }));

const hasBankRows = ({ rows }: Table) => suggestMapping(asText(rows), ',') !== null;

function refuseOtherDocuments(tables: readonly PlacedTable[]): void {
  if (tables.some(hasBankRows)) throw new Unreadable(reasons.bankRows);
  if (tables.some(({ kind }) => kind !== null)) throw new Unreadable(reasons.documentAsSpreadsheet);
}

export interface Spreadsheet {
  pages: Page[];
  facts: FileFacts;
}

export async function readSpreadsheet(bytes: Buffer, { mediaType }: ReadingTask): Promise<Spreadsheet> {
  const all = mediaType === 'text/csv' ? readDelimited(bytes) : await readXlsx(bytes);
  const own = all.slice(0, mostTables);
  checkSize(own);
  const tables = own.map(withoutFarCells).flatMap(place);
  const reports = tables.filter(({ kind }) => isFromOwner(kind));
  const [first = tables[0]] = reports;
  if (!first) throw new Unreadable(reasons.emptySpreadsheet);
  if (reports.length === 0) refuseOtherDocuments(tables);
  const documents = reports.map(({ name }) => name);
  return { pages: first.pages, facts: { ...emptyFileFacts, spreadsheet: { documents } } };
}

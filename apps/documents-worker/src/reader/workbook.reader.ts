import { fill } from '@groundwork/wording';
import readWorkbook from 'read-excel-file/node';
import type { RawCell } from '../domain/table-cells.rules.ts';
import { Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { readParts } from './archive.reader.ts';

export interface Table {
  name: string;
  rows: readonly (readonly RawCell[])[];
}

/** Rows without a cell count too: the libraries read them. */
export const mostStoredRows = 50_000;
export const mostRows = 2000;
const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/i;
/** The library fills each row up to its last cell. */
const farCell = /<c\b[^<>]*\br="[A-Z]{3}/;
const formulaAlone = /<c\b([^<>]*)>\s*<f\b[^<>]*(?:\/>|>[^<]*<\/f>)\s*(?:(<v\s*\/>|<v>\s*<\/v>)\s*)?<\/c>/g;
const formulaResult = /(?:<\/f>|<f\b[^<>]*\/>)\s*<v>([^<]*)<\/v>/g;
const sheetTag = /<(?:\w+:)?sheet\s([^<>]*)>/g;

function countRows(content: Buffer): number {
  let count = 0;
  for (let at = content.indexOf('<row'); at >= 0; at = content.indexOf('<row', at + 4)) count += 1;
  return count;
}

/** A program that computes no formula stores no result, or 0 for each. An empty text is a result. */
function lacksResults(content: string): boolean {
  const results = [...content.matchAll(formulaResult)].map(([, result = '']) => Number(result));
  if (results.length > 2 && results.every((result) => result === 0)) return true;
  return [...content.matchAll(formulaAlone)].some(
    ([, attributes = '', value]) => value === undefined || !attributes.includes('t="str"'),
  );
}

export const tooManyRows = () => new Unreadable(fill(reasons.tooManyRows, { most: mostRows }));

function checkSheets(parts: ReadonlyMap<string, Buffer>): void {
  const sheets = [...parts].filter(([name]) => sheetPart.test(name)).map(([, content]) => content);
  if (sheets.reduce((sum, content) => sum + countRows(content), 0) > mostStoredRows) throw tooManyRows();
  if (sheets.some((content) => farCell.test(content.toString('latin1'))))
    throw new Unreadable(reasons.resourceLimit);
  if (sheets.some((content) => lacksResults(content.toString('utf8'))))
    throw new Unreadable(reasons.formulasWithoutResults);
}

/** In the order of the workbook, whether each sheet is visible. */
const visibilities = (parts: ReadonlyMap<string, Buffer>): boolean[] =>
  [...(parts.get('xl/workbook.xml')?.toString('utf8') ?? '').matchAll(sheetTag)]
    .filter(([, attributes = '']) => /\bname=["'][^"']/.test(attributes))
    .map(([, attributes = '']) => !/\bstate=["'](?:hidden|veryHidden)["']/.test(attributes));

export async function readXlsx(bytes: Buffer): Promise<Table[]> {
  const parts = readParts(bytes);
  checkSheets(parts);
  const isVisible = visibilities(parts);
  const sheets = await readWorkbook(bytes).catch(() => {
    throw new Unreadable(reasons.damagedFile);
  });
  return sheets
    .filter((_, at) => isVisible[at] !== false)
    .map(({ sheet, data }) => ({ name: sheet, rows: (data as Table['rows'] | undefined) ?? [] }));
}

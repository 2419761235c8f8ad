import {
  type CatalogueColumn,
  type CatalogueRow,
  catalogueColumns,
  columnMapping,
  type ColumnMapping,
  requiredCatalogueColumns,
} from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { catalogImport } from '../gateway.wording.ts';

export interface CatalogueFile {
  headers: string[];
  records: { line: number; cells: string[] }[];
}

export type CatalogueFault =
  { fault: 'notUtf8' } | { fault: 'notCsv'; reason: string } | { fault: 'tooManyRows'; count: number };

export type CatalogueReading = CatalogueFile | CatalogueFault;

const maxCellLength = 2000;

export function parseMapping(text: string | undefined): ColumnMapping {
  if (text === undefined || text === '') return {};
  try {
    return columnMapping.parse(JSON.parse(text));
  } catch {
    throw invalid([{ field: 'mapping', message: catalogImport.mapping }]);
  }
}

const sameName = (one: string, other: string): boolean =>
  one.replaceAll(/[\s_-]/g, '').toLowerCase() === other.toLowerCase();

export function toRows({ headers, records }: CatalogueFile, mapping: ColumnMapping): CatalogueRow[] {
  const positions = catalogueColumns.flatMap((column): [CatalogueColumn, number][] => {
    const mappedName = mapping[column];
    const position = headers.findIndex((header) =>
      mappedName === undefined ? sameName(header, column) : header === mappedName,
    );
    return position < 0 ? [] : [[column, position]];
  });
  const present = new Set(positions.map(([column]) => column));
  const missing = requiredCatalogueColumns.filter((column) => !present.has(column));
  if (missing.length > 0) {
    throw invalid(missing.map((field) => ({ field, message: catalogImport.columnMissing })));
  }
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      positions.map(([column, position]) => [column, checkLength(cells[position] ?? '', line)]),
    ),
  }));
}

function checkLength(cell: string, line: number): string {
  if (cell.length <= maxCellLength) return cell;
  const message = fill(catalogImport.cellTooLong, { line: String(line), most: maxCellLength });
  throw invalid([{ field: 'file', message }]);
}

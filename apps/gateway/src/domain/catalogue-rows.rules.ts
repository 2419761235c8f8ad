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

const longestCell = 2000;

export function mappingIn(given: string | undefined): ColumnMapping {
  if (given === undefined || given === '') return {};
  try {
    return columnMapping.parse(JSON.parse(given));
  } catch {
    throw invalid([{ field: 'mapping', message: catalogImport.mapping }]);
  }
}

const sameName = (one: string, other: string): boolean =>
  one.replaceAll(/[\s_-]/g, '').toLowerCase() === other.toLowerCase();

export function rowsOf({ headers, records }: CatalogueFile, mapping: ColumnMapping): CatalogueRow[] {
  const places = catalogueColumns.flatMap((column): [CatalogueColumn, number][] => {
    const named = mapping[column];
    const place = headers.findIndex((header) =>
      named === undefined ? sameName(header, column) : header === named,
    );
    return place < 0 ? [] : [[column, place]];
  });
  const present = new Set(places.map(([column]) => column));
  const missing = requiredCatalogueColumns.filter((column) => !present.has(column));
  if (missing.length > 0) {
    throw invalid(missing.map((field) => ({ field, message: catalogImport.columnMissing })));
  }
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(places.map(([column, place]) => [column, shortened(cells[place] ?? '', line)])),
  }));
}

function shortened(cell: string, line: number): string {
  if (cell.length <= longestCell) return cell;
  const message = fill(catalogImport.cellTooLong, { line: String(line), most: longestCell });
  throw invalid([{ field: 'file', message }]);
}

import {
  type CatalogueColumn,
  type CatalogueRow,
  catalogueColumns,
  columnMapping,
  type ColumnMapping,
  requiredCatalogueColumns,
} from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';

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
    throw invalid([{ field: 'mapping', message: 'Give each of our columns the name it has in the file' }]);
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
    throw invalid(missing.map((field) => ({ field, message: 'The file has no column of this name' })));
  }
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(places.map(([column, place]) => [column, shortened(cells[place] ?? '', line)])),
  }));
}

function shortened(cell: string, line: number): string {
  if (cell.length <= longestCell) return cell;
  const message = `Line ${line}: a cell is longer than ${longestCell} characters.`;
  throw invalid([{ field: 'file', message }]);
}

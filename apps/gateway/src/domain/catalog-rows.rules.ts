import {
  type CatalogColumn,
  type CatalogRow,
  catalogColumns,
  columnMapping,
  type ColumnMapping,
  mostCharacters,
  requiredCatalogColumns,
  routes,
} from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { catalogImport } from '../gateway.wording.ts';

export interface CatalogFile {
  headers: string[];
  records: { line: number; cells: string[] }[];
}

export type CatalogFault =
  { fault: 'notUtf8' } | { fault: 'notCsv'; reason: string } | { fault: 'tooManyRows'; count: number };

export type CatalogReading = CatalogFile | CatalogFault;

const maxCellLength = 2000;
const mappingText = routes.importCatalogue.form.shape.mapping;

export function parseMapping(text: string | undefined): ColumnMapping {
  if (text === undefined || text === '') return {};
  try {
    return columnMapping.parse(JSON.parse(mappingText.parse(text) ?? ''));
  } catch {
    throw invalid([{ field: 'mapping', message: catalogImport.mapping }]);
  }
}

const sameName = (one: string, other: string): boolean =>
  one.replaceAll(/[\s_-]/g, '').toLowerCase() === other.toLowerCase();

export function toRows({ headers, records }: CatalogFile, mapping: ColumnMapping): CatalogRow[] {
  const names = headers.map((header) => header.slice(0, mostCharacters.name + 1));
  const positions = catalogColumns.flatMap((column): [CatalogColumn, number][] => {
    const mappedName = mapping[column];
    const position = names.findIndex((name) =>
      mappedName === undefined ? sameName(name, column) : name === mappedName,
    );
    return position < 0 ? [] : [[column, position]];
  });
  const present = new Set(positions.map(([column]) => column));
  const missing = requiredCatalogColumns.filter((column) => !present.has(column));
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

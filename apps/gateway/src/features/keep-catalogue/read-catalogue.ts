import { Readable } from 'node:stream';
import {
  type CatalogueColumn,
  type CatalogueRow,
  catalogueColumns,
  columnMapping,
  type ColumnMapping,
  mostCatalogueRows,
  requiredCatalogueColumns,
} from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { CsvError, parse } from 'csv-parse';

export interface ReadCatalogue {
  headers: string[];
  records: { line: number; cells: string[] }[];
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

const longestRecord = 100_000;
const longestCell = 2000;

const unreadable = (message: string) => invalid([{ field: 'file', message }]);

/** The words a decoder refuses with are its own. */
const wrongEncoding = () => unreadable('The file is not UTF-8. Save it as "CSV UTF-8" and try again.');

async function* decoded(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw wrongEncoding();
    }
  };
  for await (const chunk of file as AsyncIterable<Uint8Array>) yield decode(chunk);
  yield decode();
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  return unreadable(`This is no readable CSV. ${error.message}`);
}

const tooManyRows = (count: number) =>
  new DomainError(
    'too-large',
    'TOO_MANY_ROWS',
    `The file has ${count.toLocaleString('en-US')} rows, at most ${mostCatalogueRows.toLocaleString('en-US')} are taken at once. Nothing was changed.`,
  );

/** Reads to the end while only counting what is too much: memory holds no more than may be taken. */
export async function readCatalogue(file: Readable): Promise<ReadCatalogue> {
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  const source = Readable.from(decoded(file));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let headers: string[] | undefined;
  const records: ReadCatalogue['records'] = [];
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (headers === undefined) headers = record;
      else if (++count <= mostCatalogueRows) records.push({ line: info.lines, cells: record });
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (count > mostCatalogueRows) throw tooManyRows(count);
  if (headers === undefined || count === 0) throw unreadable('The file has no rows.');
  return { headers, records };
}

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

/** Under our own names: as mapped, or called the same. */
export function rowsOf({ headers, records }: ReadCatalogue, mapping: ColumnMapping): CatalogueRow[] {
  const places = catalogueColumns.flatMap((column): [CatalogueColumn, number][] => {
    const named = mapping[column];
    const place = headers.findIndex((header) =>
      named === undefined ? sameName(header, column) : header === named,
    );
    return place < 0 ? [] : [[column, place]];
  });
  const found = new Set(places.map(([column]) => column));
  const missing = requiredCatalogueColumns.filter((column) => !found.has(column));
  if (missing.length > 0) {
    throw invalid(missing.map((field) => ({ field, message: 'The file has no column of this name' })));
  }
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(places.map(([column, place]) => [column, shortened(cells[place] ?? '', line)])),
  }));
}

function shortened(cell: string, line: number): string {
  if (cell.length > longestCell)
    throw unreadable(`Line ${line}: a cell is longer than ${longestCell} characters.`);
  return cell;
}

import { parse } from 'csv-parse/sync';

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** The cells of a delimited text with the line of each record, as the service reads them. */
export function bankCells(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const records = parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
  }) as unknown as CsvRecord[];
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

import { decodeBankFile, delimiterOf } from '@groundwork/engine-cashflow';
import { CsvError, parse } from 'csv-parse/sync';
import { Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { mostStoredRows, type Table, tooManyRows } from './workbook.reader.ts';

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: '\n',
      to: mostStoredRows + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable(reasons.damagedFile);
    throw error;
  }
}

export function readDelimited(bytes: Buffer): Table[] {
  const decoded = decodeBankFile(bytes);
  if (decoded.state === 'refused') throw new Unreadable(reasons.damagedFile);
  const rows = recordsOf(decoded.text);
  if (rows.length > mostStoredRows) throw tooManyRows();
  return [{ name: '', rows }];
}

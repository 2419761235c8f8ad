import { bankCells } from '@groundwork/test-data';
import type { CsvReading } from '../src/files/read-csv.ts';
import {
  type CsvMapping,
  decodeBankFile,
  delimiterOf,
  offerMapping,
  readCsv,
  suggestMapping,
} from '../src/index.ts';

export const today = '2026-11-24';

/** Answers of the person who confirms the suggestion. */
export type Answers = Pick<CsvMapping, 'dateOrder' | 'decimal'>;

export interface ReadingOfBytes {
  readonly reading: CsvReading;
  readonly mapping: CsvMapping | null;
}

export function readCsvBytes(bytes: Uint8Array, answers: Answers): ReadingOfBytes {
  const decoded = decodeBankFile(bytes);
  if (decoded.state === 'refused') return { reading: decoded, mapping: null };
  const delimiter = delimiterOf(decoded.text);
  const cells = bankCells(decoded.text, delimiter);
  const suggestion = suggestMapping(cells, delimiter);
  if (suggestion === null) throw new Error('The file has no suggestion.');
  const { mapping } = suggestion;
  const reading = readCsv(cells, mapping, today);
  if (reading.state !== 'question') return { reading, mapping };
  const answered = {
    ...mapping,
    dateOrder: mapping.dateOrder ?? answers.dateOrder,
    decimal: mapping.decimal ?? answers.decimal,
  };
  return { reading: readCsv(cells, answered, today), mapping: answered };
}

interface OfferedAnswers extends Answers {
  readonly chosen: CsvMapping['columns'] | null;
}

/** Reads as a person who confirms the offered columns, or chooses others. */
export function readOfferedBytes(
  bytes: Uint8Array,
  { chosen, dateOrder, decimal }: OfferedAnswers,
): CsvReading {
  const decoded = decodeBankFile(bytes);
  if (decoded.state === 'refused') return decoded;
  const delimiter = delimiterOf(decoded.text);
  const cells = bankCells(decoded.text, delimiter);
  const mapping = offerMapping(cells, delimiter)?.mapping;
  if (mapping === undefined) throw new Error('The file has no offered mapping.');
  return readCsv(
    cells,
    {
      ...mapping,
      columns: chosen ?? mapping.columns,
      dateOrder: mapping.dateOrder ?? dateOrder,
      decimal: mapping.decimal ?? decimal,
    },
    today,
  );
}

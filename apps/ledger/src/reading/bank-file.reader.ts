import type { BankFileQuestion, CsvMappingBody } from '@groundwork/contracts';
import {
  type BankFile,
  type BankText,
  type CsvMapping,
  type CsvRow,
  delimiterOf,
  offerMapping,
  readCsv,
  readOfx,
  refuse,
  type Refusal,
} from '@groundwork/engine-cashflow';
import { csvCellsOf } from './csv-cells.reader.ts';

/** The start of a CSV file for the owner who confirms the mapping. */
export interface CsvHead {
  readonly header: readonly string[];
  readonly sample: readonly (readonly string[])[];
}

interface CsvReading {
  readonly head: CsvHead | null;
  readonly mapping: CsvMappingBody | null;
  readonly isRemembered: boolean;
  readonly transactions: number | null;
}

export type Reading = CsvReading & { readonly source: 'csv' | 'ofx' } & (
    | Refusal
    | { readonly state: 'question'; readonly questions: readonly BankFileQuestion[] }
    | { readonly state: 'read'; readonly file: BankFile }
  );

export interface ReadRequest {
  /** The confirmed mapping of this file. */
  readonly mapping: CsvMappingBody | null;
  readonly today: string;
  /** The mapping that the owner confirmed for an earlier file with this header. */
  readonly remembered: CsvMappingBody | null;
}

const nothing: CsvReading = { head: null, mapping: null, isRemembered: false, transactions: null };
const ofColumns: readonly string[] = [
  'AMOUNT_UNREADABLE',
  'DATE_UNREADABLE',
  'TEXT_TOO_LONG',
  'CURRENCY_UNSUPPORTED',
];

interface Table {
  readonly state: 'table';
  readonly delimiter: CsvMapping['delimiter'];
  readonly cells: readonly CsvRow[];
}

export type BankContent = Refusal | BankText | Table;

export async function contentOf(
  decoded: Refusal | BankText,
  mapping: CsvMappingBody | null,
): Promise<BankContent> {
  if (decoded.state === 'refused' || decoded.format === 'ofx') return decoded;
  const delimiter = mapping?.delimiter ?? delimiterOf(decoded.text);
  const cells = await csvCellsOf(decoded.text, delimiter);
  return cells === null ? refuse('NOT_A_BANK_FILE') : { state: 'table', delimiter, cells };
}

export function readBankFile(content: BankContent, request: ReadRequest): Reading {
  if (content.state === 'refused') return { ...nothing, source: 'csv', ...content };
  if (content.state === 'table') return readTable(content, request);
  const reading = readOfx(content.text, request.today);
  return { ...nothing, source: 'ofx', ...reading, transactions: countIn(reading) };
}

const countIn = (reading: ReturnType<typeof readCsv>): number | null =>
  reading.state === 'read' ? reading.file.rows.length : null;

function readTable({ cells, delimiter }: Table, request: ReadRequest): Reading {
  const suggestion = offerMapping(cells, delimiter);
  const head = suggestion === null ? null : { header: suggestion.header, sample: suggestion.sample };
  const { mapping, today } = request;
  if (mapping !== null) {
    const reading = readCsv(cells, mapping, today);
    return { source: 'csv', head, mapping, isRemembered: false, transactions: countIn(reading), ...reading };
  }
  if (suggestion === null || head === null)
    return { ...nothing, source: 'csv', ...refuse('NOT_A_BANK_FILE') };
  const remembered = readRemembered(cells, suggestion.mapping, request.remembered, today);
  return { source: 'csv', head, ...(remembered ?? askForMapping(cells, suggestion.mapping, today)) };
}

/** The remembered columns with the start of this file; null if they do not fit. */
function readRemembered(
  cells: readonly CsvRow[],
  { delimiter, skipLines }: CsvMapping,
  remembered: CsvMappingBody | null,
  today: string,
) {
  if (remembered === null) return null;
  const mapping = { ...remembered, delimiter, skipLines };
  const reading = readCsv(cells, mapping, today);
  return needsColumns(reading)
    ? null
    : { mapping, isRemembered: true, transactions: countIn(reading), ...reading };
}

const needsColumns = (reading: ReturnType<typeof readCsv>): boolean =>
  reading.state === 'refused' && ofColumns.includes(reading.code);

type Question = Omit<CsvReading, 'head'> &
  (Refusal | { readonly state: 'question'; readonly questions: readonly BankFileQuestion[] });

/** Other columns cannot help a file without rows, of a card or of several accounts. */
function askForMapping(cells: readonly CsvRow[], suggested: CsvMapping, today: string): Question {
  const first = readCsv(cells, suggested, today);
  const mapping: CsvMappingBody = suggested;
  const suggestion = { mapping, isRemembered: false, transactions: countIn(first) };
  if (first.state === 'refused' && !needsColumns(first)) return { ...first, ...suggestion };
  const more = first.state === 'question' ? first.questions : [];
  const questions = new Set<BankFileQuestion>(['MAPPING', ...more]);
  return { state: 'question', questions: [...questions], ...suggestion };
}

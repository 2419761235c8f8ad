import { LoanCells } from './loan-cells.ts';
import { type AsideReason, readRow } from './read-row.ts';
import { readHeader, type RecordHeader } from './record-header.ts';
import { type FileSummary, RowTally } from './row-tally.ts';
import { type CsvRecord, RecordSplitter } from './split-records.ts';

export interface FileRefusal {
  code:
    'NOT_CSV' | 'COLUMNS_MISSING' | 'FILE_INCOMPLETE' | 'NO_ROWS' | 'SEVERAL_QUARTERS' | 'TOO_MANY_BAD_ROWS';
  details: string[];
}

export type FileOutcome = { summary: FileSummary } | { refusal: FileRefusal };

/** A longer record is one with an open quote. */
const longestRecord = 1_000_000;
const mostAsideListed = 100_000;
const mostBadShare = 0.05;

const refuse = (code: FileRefusal['code'], details: string[] = []): FileRefusal => ({ code, details });

const isMarkup = (text: string): boolean => /^\s*</.test(text);

/** Reads the decoded text of a file part by part. Memory does not grow with the file. */
export class RecordsReader {
  readonly cells = new LoanCells();
  readonly tally = new RowTally();
  private readonly splitter = new RecordSplitter();
  private header: RecordHeader | undefined;
  private isBegun = false;
  private aside: [line: number, reason: AsideReason][] = [];
  private listed = 0;

  push(text: string): FileRefusal | undefined {
    if (text.includes('\u0000') || (!this.isBegun && isMarkup(text))) return refuse('NOT_CSV');
    this.isBegun ||= text.trim() !== '';
    for (const record of this.splitter.push(text)) {
      const refusal = this.read(record);
      if (refusal) return refusal;
    }
    return this.splitter.waiting > longestRecord ? refuse('FILE_INCOMPLETE') : undefined;
  }

  end(): FileOutcome {
    const { record, isOpenQuote } = this.splitter.end();
    const isCut = record && this.header && record.cells.length < this.header.cells;
    if (isOpenQuote || isCut) return { refusal: refuse('FILE_INCOMPLETE') };
    const refusal = (record && this.read(record)) ?? this.judge();
    return refusal ? { refusal } : { summary: this.tally.summary() };
  }

  drainAside(): [line: number, reason: AsideReason][] {
    const drained = this.aside;
    this.aside = [];
    return drained;
  }

  private read({ line, cells }: CsvRecord): FileRefusal | undefined {
    if (!this.header) {
      const reading = readHeader(cells);
      if ('missing' in reading) return refuse('COLUMNS_MISSING', reading.missing);
      this.header = reading.header;
      return undefined;
    }
    const loan = readRow(cells, this.header);
    this.tally.add(loan);
    if ('aside' in loan) this.setAside(line, loan.aside);
    else this.cells.add(loan);
    return undefined;
  }

  private setAside(line: number, reason: AsideReason): void {
    this.listed += 1;
    if (this.listed <= mostAsideListed) this.aside.push([line, reason]);
  }

  private judge(): FileRefusal | undefined {
    const { rows, aside, days } = this.tally;
    if (rows === 0) return refuse('NO_ROWS');
    if (days.length > 1) return refuse('SEVERAL_QUARTERS', days);
    if (aside > rows * mostBadShare) return refuse('TOO_MANY_BAD_ROWS', this.tally.reasonLines());
    return undefined;
  }
}

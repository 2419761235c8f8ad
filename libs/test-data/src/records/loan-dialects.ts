import { SeededRandom } from '../seeded-random.ts';
import { type LoanColumn, loanColumns, type MadeLoan } from './loan-rows.ts';

export interface LoanDialect {
  name: string;
  columnName?: (name: string) => string;
  order?: 'reversed' | 'shuffled';
  fewColumns?: true;
  quotesAll?: true;
  lineEnd?: '\n' | '\r\n' | '\r';
  encoding?: 'utf-8-bom' | 'windows-1252';
  dates?: 'us' | 'us-short';
  amounts?: 'dollars' | 'commas' | 'decimals';
  numbers?: 'decimal' | 'zeros';
  hasBlankLines?: true;
  hasBreaksInNames?: true;
  hasNoLastLineEnd?: true;
  lowerCase?: true;
}

const spaced = (name: string): string => `${name.slice(0, 3).toUpperCase()}_${name.slice(3).toLowerCase()} `;

export const loanDialects: readonly LoanDialect[] = [
  { name: 'as published' },
  { name: 'upper case columns', columnName: (name) => name.toUpperCase() },
  { name: 'lower case columns', columnName: (name) => name.toLowerCase() },
  { name: 'columns with spaces', columnName: spaced },
  { name: 'columns with other signs', columnName: (name) => `(${name.split('').join('-')})` },
  { name: 'columns in reverse', order: 'reversed' },
  { name: 'columns shuffled', order: 'shuffled' },
  { name: 'only the columns in use', fewColumns: true },
  { name: 'all cells quoted', quotesAll: true },
  { name: 'CRLF', lineEnd: '\r\n' },
  { name: 'CR', lineEnd: '\r' },
  { name: 'a byte order mark', encoding: 'utf-8-bom' },
  { name: 'a byte order mark and quotes', encoding: 'utf-8-bom', quotesAll: true },
  { name: 'Windows-1252', encoding: 'windows-1252' },
  { name: 'Windows-1252 and CRLF', encoding: 'windows-1252', lineEnd: '\r\n' },
  { name: 'US dates', dates: 'us' },
  { name: 'short US dates', dates: 'us-short' },
  { name: 'amounts with a dollar sign', amounts: 'dollars' },
  { name: 'amounts with commas', amounts: 'commas' },
  { name: 'amounts with cents', amounts: 'decimals' },
  { name: 'numbers with decimals', numbers: 'decimal' },
  { name: 'numbers with zeros', numbers: 'zeros' },
  { name: 'blank lines', hasBlankLines: true },
  { name: 'line breaks in names', hasBreaksInNames: true },
  { name: 'line breaks in names and CRLF', hasBreaksInNames: true, lineEnd: '\r\n' },
  { name: 'no last line end', hasNoLastLineEnd: true },
  { name: 'states in lower case', lowerCase: true },
];

function orderOf({ order, fewColumns }: LoanDialect): readonly LoanColumn[] {
  const unused = /^(Borr|Bank(Street|City|State|Zip)|L2|SBA|Franchise|First|Jobs|Sold)/;
  const columns = fewColumns ? loanColumns.filter((name) => !unused.test(name)) : [...loanColumns];
  if (order === 'reversed') return columns.reverse();
  if (order !== 'shuffled') return columns;
  const random = new SeededRandom(columns.length);
  return columns
    .map((name) => ({ name, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

function writeDate(day: string, { dates }: LoanDialect): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (dates === 'us') return `${month}/${date}/${year}`;
  return dates === 'us-short' ? `${Number(month)}/${Number(date)}/${year}` : day;
}

function writeAmount(dollars: string, { amounts }: LoanDialect): string {
  const grouped = Number(dollars).toLocaleString('en-US');
  if (amounts === 'dollars') return `$${grouped}.00`;
  if (amounts === 'commas') return grouped;
  return amounts === 'decimals' ? `${dollars}.00` : dollars;
}

function writeNumber(number: string, { numbers }: LoanDialect): string {
  if (number === '' || numbers === undefined) return number;
  return numbers === 'decimal' ? `${number}.0` : `0${number}`;
}

type Write = (value: string, dialect: LoanDialect) => string;

const writers: Partial<Record<LoanColumn, Write>> = {
  AsOfDate: writeDate,
  ApprovalDate: writeDate,
  GrossApproval: writeAmount,
  BankFDICNumber: writeNumber,
  BankNCUANumber: writeNumber,
  NAICSCode: writeNumber,
  TermInMonths: writeNumber,
  BorrName: (name, { hasBreaksInNames, lineEnd = '\n' }) =>
    hasBreaksInNames ? `${name}${lineEnd}"and" partners` : name,
  ProjectState: (state, { lowerCase }) => (lowerCase ? state.toLowerCase() : state),
};

function writeCell(cell: string, { quotesAll }: LoanDialect): string {
  return quotesAll || /[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}

function encode(text: string, { encoding }: LoanDialect): Buffer {
  return encoding === 'windows-1252' ? Buffer.from(text, 'latin1') : Buffer.from(text);
}

/** Writes an invented file line by line. */
export function* writeLoans(loans: Iterable<MadeLoan>, dialect: LoanDialect): Generator<Buffer> {
  const { lineEnd = '\n', columnName = (name: string) => name } = dialect;
  const columns = orderOf(dialect);
  const line = (cells: string[]) => cells.map((cell) => writeCell(cell, dialect)).join(',');
  const mark = dialect.encoding === 'utf-8-bom' ? '\ufeff' : '';
  yield encode(`${mark}${line(columns.map(columnName))}`, dialect);
  for (const { cells } of loans) {
    const row = columns.map((column) => {
      const value = cells[column] ?? '';
      return writers[column]?.(value, dialect) ?? value;
    });
    yield encode(`${dialect.hasBlankLines ? lineEnd : ''}${lineEnd}${line(row)}`, dialect);
  }
  if (!dialect.hasNoLastLineEnd) yield encode(lineEnd, dialect);
}

export const loanFileOf = (
  loans: Iterable<MadeLoan>,
  dialect: LoanDialect = { name: 'as published' },
): Buffer => Buffer.concat([...writeLoans(loans, dialect)]);

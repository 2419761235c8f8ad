import { catalogColumns } from '@groundwork/contracts';
import { loanFileOf } from '../records/loan-dialects.ts';
import { loanColumns, makeLoans } from '../records/loan-rows.ts';
import { longPlacesOfSample } from './long-places.ts';
import { type LongClass, longClasses, longSizes, longText } from './long-texts.ts';

export interface LongFile {
  name: string;
  kind: 'bank CSV' | 'OFX' | 'catalog CSV' | 'loan records CSV' | 'criteria';
  fileName: string;
  content: () => string;
}

/** Below the longest record that a reader accepts. */
const sizes = [...longSizes, 90_000] as const;

type Cells = Record<string, string>;

interface FileKind extends Pick<LongFile, 'kind' | 'fileName'> {
  columns: readonly string[];
  contentWith: (column: string, text: string) => string;
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvOf = (columns: readonly string[], rows: readonly Cells[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');

const bankRow: Cells = {
  Date: '2026-03-02',
  Description: 'SHOP',
  Amount: '-5.00',
  Balance: '95.00',
  Type: 'debit',
  Status: 'posted',
  Currency: 'USD',
  'Transaction ID': '7',
  Account: '1234',
  Note: '',
};
const bankColumns = Object.keys(bankRow);

const ofxRow: Cells = { DTPOSTED: '20260302', TRNAMT: '-5.00', FITID: '7', NAME: 'SHOP', MEMO: 'CARD' };
const ofxFile: Cells = {
  CURDEF: 'USD',
  BANKID: '021000021',
  ACCTID: '1234',
  ACCTTYPE: 'CHECKING',
  DTSTART: '20260301',
  DTEND: '20260331',
  BALAMT: '95.00',
  DTASOF: '20260331',
};

function ofxWith(column: string, text: string): string {
  const leaves = (values: Cells, ...names: string[]) =>
    names.map((name) => `<${name}>${name === column ? text : (values[name] ?? '')}`).join('\n');
  const row = `<STMTTRN>${leaves(ofxRow, ...Object.keys(ofxRow))}</STMTTRN>`;
  return [
    `OFXHEADER:100\n\n<OFX>${leaves(ofxFile, 'CURDEF')}`,
    `<BANKACCTFROM>${leaves(ofxFile, 'BANKID', 'ACCTID', 'ACCTTYPE')}</BANKACCTFROM>`,
    `<BANKTRANLIST>${leaves(ofxFile, 'DTSTART', 'DTEND')}${row}${row}</BANKTRANLIST>`,
    `<LEDGERBAL>${leaves(ofxFile, 'BALAMT', 'DTASOF')}</LEDGERBAL></OFX>`,
  ].join('\n');
}

function loansWith(column: string, text: string): string {
  const loans = [...makeLoans({ rows: 3, seed: 1 })];
  const changed = loans.map((loan, at) =>
    at === 1 ? { ...loan, cells: { ...loan.cells, [column]: text } } : loan,
  );
  return loanFileOf(changed).toString();
}

const program = {
  id: 'term-loan',
  name: 'Term Loan',
  lenderName: 'First Bank',
  type: 'traditional_bank',
  subtype: 'x',
  minLoanAmount: 1,
  maxLoanAmount: 2,
  minInterestRate: 7.5,
  maxInterestRate: { primePlus: 4.75 },
  minTermLength: 12,
  maxTermLength: 84,
  approvalTimeMin: 5,
  approvalTimeMax: 20,
  criteria: {
    minCreditScore: 660,
    purposes: ['x'],
    states: ['TX'],
    includedNaics: ['72'],
    taxLienAllowed: true,
  },
  verifiedOn: '2026-11-23',
  validFrom: '2026-01-01',
  validTo: '2027-01-01',
  families: ['sba-7a'],
  contactUrl: 'https://bank.example',
  fdic: '123',
  ncua: '456',
  note: 'x',
};
const criteria = new Map(
  longPlacesOfSample({
    $schema: 'https://bank.example',
    format: 'groundwork-lender-criteria/1',
    publisher: { name: 'First Bank', website: 'https://bank.example' },
    publishedAt: '2026-11-23T08:00:00Z',
    programs: [program],
  }).map(({ path, withText }) => [path, withText]),
);

const kinds: readonly FileKind[] = [
  {
    kind: 'bank CSV',
    fileName: 'rows.csv',
    columns: bankColumns,
    contentWith: (column, text) => csvOf(bankColumns, [bankRow, { ...bankRow, [column]: text }, bankRow]),
  },
  {
    kind: 'bank CSV',
    fileName: 'header.csv',
    columns: bankColumns,
    contentWith: (column, text) =>
      csvOf(
        bankColumns.map((name) => (name === column ? text : name)),
        [bankRow, bankRow, bankRow],
      ),
  },
  {
    kind: 'OFX',
    fileName: 'rows.ofx',
    columns: Object.keys({ ...ofxFile, ...ofxRow }),
    contentWith: ofxWith,
  },
  {
    kind: 'catalog CSV',
    fileName: 'lenders.csv',
    columns: catalogColumns,
    contentWith: (column, text) => csvOf(catalogColumns, [{ id: 'a' }, { id: 'b', [column]: text }]),
  },
  {
    kind: 'catalog CSV',
    fileName: 'header.csv',
    columns: catalogColumns,
    contentWith: (column, text) =>
      csvOf(
        catalogColumns.map((name) => (name === column ? text : name)),
        [{ id: 'a' }],
      ),
  },
  { kind: 'loan records CSV', fileName: 'loans.csv', columns: loanColumns, contentWith: loansWith },
  {
    kind: 'criteria',
    fileName: 'criteria.json',
    columns: [...criteria.keys()],
    contentWith: (column, text) => JSON.stringify(criteria.get(column)?.(text)),
  },
];

const filesOf = ({ kind, fileName, columns, contentWith }: FileKind): LongFile[] =>
  columns.flatMap((column) =>
    longClasses.flatMap((of: LongClass) =>
      sizes.map((bytes) => ({
        name: `${kind} ${fileName}, ${column}: ${bytes} bytes of ${of}`,
        kind,
        fileName,
        content: () => contentWith(column, longText(of, bytes)),
      })),
    ),
  );

/** One long text of each class in each column of each kind of file. */
export const longValueFiles = (): LongFile[] => kinds.flatMap(filesOf);
